import { gramHashes, gramLength } from './fingerprints.ts';
import { type Word, wordsOf } from './words.ts';

/** A text that is compared, read once. */
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
  /** Of the first text's words. */
  readonly share: number;
  /** The longest passage in common in each of them, with a few words around it. */
  readonly yours: Part[];
  readonly theirs: Part[];
}

const fewestWords = 6;
const around = 12;
const longest = 90;

export function readText(text: string): ReadText {
  const words = wordsOf(text);
  return { text, words, hashes: gramHashes(words) };
}

/** Null where nothing of at least six words stands in both. */
export function compare(mine: ReadText, other: ReadText): Common | null {
  const places = new Map<number, number>();
  for (const [at, hash] of other.hashes.entries()) if (!places.has(hash)) places.set(hash, at);
  const inMine = covered(mine.words.length, mine.hashes, (hash) => places.has(hash));
  const spans = spansOf(inMine).filter(({ from, to }) => to - from >= fewestWords);
  const best = spans.toSorted((one, two) => two.to - two.from - (one.to - one.from))[0];
  if (best === undefined) return null;
  const known = new Set(mine.hashes);
  const inOther = covered(other.words.length, other.hashes, (hash) => known.has(hash));
  const start = places.get(mine.hashes[best.from] ?? 0) ?? 0;
  const same = spans.reduce((count, { from, to }) => count + to - from, 0);
  return {
    share: Math.min(1, same / Math.max(1, mine.words.length)),
    yours: passage(mine, inMine, best.from, best.to),
    theirs: passage(other, inOther, start, Math.min(other.words.length, start + best.to - best.from)),
  };
}

function covered(length: number, hashes: Uint32Array, isKnown: (hash: number) => boolean): Uint8Array {
  const marks = new Uint8Array(length);
  for (const [at, hash] of hashes.entries()) if (isKnown(hash)) marks.fill(1, at, at + gramLength);
  return marks;
}

function spansOf(marks: Uint8Array): { readonly from: number; readonly to: number }[] {
  const spans: { from: number; to: number }[] = [];
  for (const [at, mark] of marks.entries()) {
    const last = spans.at(-1);
    if (mark === 0) continue;
    if (last?.to === at) last.to = at + 1;
    else spans.push({ from: at, to: at + 1 });
  }
  return spans;
}

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
