import { type Chain, chainsOf, type Run } from './chains.ts';
import { gramHashes } from './fingerprints.ts';
import { type Word, wordsOf } from './words.ts';

/** A text to compare, parsed once. */
export interface ReadText {
  readonly text: string;
  readonly words: readonly Word[];
  readonly hashes: Uint32Array;
}

export interface Part {
  readonly text: string;
  readonly isSame: boolean;
}

/** What two texts have in common. */
export interface Common {
  /** Share of the first text's words. */
  readonly share: number;
  /** The longest common passage in each text, with a few words around it. */
  readonly yours: Part[];
  readonly theirs: Part[];
}

/** This many consecutive words are a passage; fewer may be a common phrase. */
const fewestWords = 10;
/** Least length of a passage with changed words, and the share that has to be the same. */
const fewestChanged = 20;
const leastSame = 0.6;
/** Least share of a passage's words that have two letters: an alphabet or a row of numbers is in many texts. */
const leastWritten = 0.5;
const around = 12;
const longest = 90;

export function readText(text: string): ReadText {
  const words = wordsOf(text);
  return { text, words, hashes: gramHashes(words) };
}

/**
 * Null if the texts have no passage in common: ten consecutive words, or a longer passage with some words changed.
 */
export function compare(mine: ReadText, other: ReadText): Common | null {
  const chains = chainsOf(mine.hashes, other.hashes);
  const spans = chains.flatMap(passagesOf).filter((span) => isWritten(mine.words.slice(span.from, span.to)));
  const [best] = spans.toSorted((one, two) => two.to - two.from - (one.to - one.from));
  if (best === undefined) return null;
  const inPassages = marked(mine.words.length, spans);
  const seeds = chains.flatMap(({ runs }) => runs);
  const inMine = marked(mine.words.length, seeds);
  const inOther = marked(
    other.words.length,
    seeds.map(({ from, to, shift }) => ({ from: from + shift, to: to + shift })),
  );
  return {
    share: inPassages.reduce((sum, mark) => sum + mark, 0) / Math.max(1, mine.words.length),
    yours: passage(mine, inMine, best.from, best.to),
    theirs: passage(other, inOther, best.otherFrom, Math.min(other.words.length, best.otherTo)),
  };
}

const isWritten = (words: readonly Word[]): boolean =>
  words.filter(({ form }) => /\p{L}{2}|\p{Lo}/u.test(form)).length >= leastWritten * words.length;

function marked(
  length: number,
  spans: readonly { readonly from: number; readonly to: number }[],
): Uint8Array {
  const marks = new Uint8Array(length);
  for (const { from, to } of spans) marks.fill(1, Math.max(0, from), to);
  return marks;
}

/** A passage of the first text, and its place in the other. */
interface Passage {
  readonly from: number;
  readonly to: number;
  readonly otherFrom: number;
  readonly otherTo: number;
}

/** A chain counts as one passage if most of it is the same; otherwise each of its runs does if it is long enough. */
function passagesOf({ runs }: Chain): Passage[] {
  const [first] = runs;
  const last = runs.at(-1);
  if (first === undefined || last === undefined) return [];
  const length = last.to - first.from;
  const same = runs.reduce((sum, { from, to }) => sum + to - from, 0);
  if (length >= fewestChanged && same >= leastSame * length) return [between(first, last)];
  return runs.filter(({ from, to }) => to - from >= fewestWords).map((run) => between(run, run));
}

const between = (first: Run, last: Run): Passage => ({
  from: first.from,
  to: last.to,
  otherFrom: first.from + first.shift,
  otherTo: last.to + last.shift,
});

function passage({ text, words }: ReadText, marks: Uint8Array, from: number, to: number): Part[] {
  const first = Math.max(0, from - around);
  const last = Math.min(words.length, Math.min(to, from + longest) + around) - 1;
  const parts: Part[] = [];
  let end = words[first]?.from ?? 0;
  for (let at = first; at <= last; at += 1) {
    const word = words[at];
    if (word === undefined) break;
    const isSame = marks[at] === 1;
    const before = parts.at(-1);
    const between = text.slice(end, word.from).replaceAll(/\s+/gu, ' ');
    const shown = text.slice(word.from, word.to);
    end = word.to;
    if (before?.isSame === isSame) parts[parts.length - 1] = { isSame, text: before.text + between + shown };
    else {
      if (before) parts[parts.length - 1] = { ...before, text: before.text + between };
      parts.push({ isSame, text: shown });
    }
  }
  return parts;
}
