import type { Finding } from '../finding.ts';
import type { Evidence } from './evidence.ts';
import { sequenceTokens } from './sequence-tokens.ts';
import { ends } from './sequences-of.ts';

type IsKnown = (sequence: string) => boolean;

/** At most this much before and after a change is considered. */
const context = { characters: 80, words: 3 };

/**
 * Weighs a change by the sequences of three words that touch it, or by those of two if the former are inconclusive.
 * Marks and words count; capitals and spaces do not.
 */
export function sequenceEvidence(
  paragraph: string,
  { offset, length, replacement }: Pick<Finding, 'offset' | 'length' | 'replacement'>,
  isKnown: IsKnown,
): Evidence {
  const end = offset + length;
  const written = wordsOf(paragraph.slice(offset, end));
  const replaced = wordsOf(replacement);
  const [start, rest] = commonEnds(written, replaced);
  const before = openSentence(wordsOf(paragraph.slice(Math.max(0, offset - context.characters), offset)));
  const after = closedSentence(wordsOf(paragraph.slice(end, end + context.characters)));
  const left = [...before, ...written.slice(0, start)].slice(-context.words);
  const right = [...written.slice(written.length - rest), ...after].slice(0, context.words);
  const shareOf = (words: readonly string[], size: number): number =>
    knownShare({ left, middle: words.slice(start, words.length - rest), right }, size, isKnown);
  for (const size of [3, 2]) {
    const gain = shareOf(replaced, size) - shareOf(written, size);
    if (gain !== 0) return gain > 0 ? 'for' : 'against';
  }
  return 'neither';
}

const wordsOf = (text: string): string[] => sequenceTokens(text).map(({ text: word }) => word);

/** How many words two wordings share at the beginning, and then at the end. */
function commonEnds(one: readonly string[], other: readonly string[]): [number, number] {
  const most = Math.min(one.length, other.length);
  let start = 0;
  while (start < most && one[start] === other[start]) start++;
  let rest = 0;
  while (rest < most - start && one.at(-1 - rest) === other.at(-1 - rest)) rest++;
  return [start, rest];
}

const openSentence = (words: readonly string[]): string[] => [
  '.',
  ...words.slice(words.findLastIndex((word) => ends.test(word)) + 1),
];

function closedSentence(words: readonly string[]): readonly string[] {
  const mark = words.findIndex((word) => ends.test(word));
  return mark < 0 ? words : words.slice(0, mark + 1);
}

interface Changed {
  readonly left: readonly string[];
  readonly middle: readonly string[];
  readonly right: readonly string[];
}

/** The share of known sequences among those of `size` that contain a word of the middle, or span an empty middle. */
function knownShare({ left, middle, right }: Changed, size: number, isKnown: IsKnown): number {
  const words = [...left, ...middle, ...right];
  const until = left.length + middle.length;
  const isEmpty = middle.length === 0;
  let [known, all] = [0, 0];
  for (let from = 0; from + size <= words.length; from++) {
    const touches = isEmpty
      ? from < left.length && from + size > left.length
      : from < until && from + size > left.length;
    if (!touches) continue;
    all++;
    if (isKnown(words.slice(from, from + size).join(' '))) known++;
  }
  return all === 0 ? 0 : known / all;
}
