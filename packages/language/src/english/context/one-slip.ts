import { isCoarse } from '../spelling/coarse-words.ts';
import { slipDistance } from '../spelling/slip-distance.ts';
import { wordCounts } from '../spelling/word-counts.ts';

/** Only common words are proposed instead of a correct one: six times in a million words. */
const leastCount = 300;
const shortest = 3;
const furthest = 1.2;

/**
 * The common words from which one slip leads to a word, with the slip's distance: "form" for "from", "hear" for "here".
 * Finds them by what two words share after losing one letter each (SymSpell, W. Garbe, 2012).
 */
export function wordsOneSlipAway(word: string): readonly (readonly [word: string, distance: number])[] {
  if (word.length < shortest || !/^[a-z]+$/.test(word)) return [];
  const shapes = (byShape ??= wordsByShape());
  const near = new Set(shapesOf(word).flatMap((shape) => shapes.get(shape) ?? []));
  near.delete(word);
  return [...near]
    .map((other) => [other, slipDistance(word, other, furthest)] as const)
    .filter(([, distance]) => distance <= furthest);
}

let byShape: ReadonlyMap<string, readonly string[]> | undefined;

function wordsByShape(): ReadonlyMap<string, readonly string[]> {
  const counts = wordCounts();
  const found = new Map<string, string[]>();
  const common = counts.words.filter(
    (word) =>
      word.length >= shortest && /^[a-z]+$/.test(word) && counts.of(word) >= leastCount && !isCoarse(word),
  );
  for (const word of common) {
    for (const shape of shapesOf(word)) found.set(shape, [...(found.get(shape) ?? []), word]);
  }
  return found;
}

/** The word itself, and the word without each of its letters. */
const shapesOf = (word: string): string[] => [
  ...new Set([word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))]),
];
