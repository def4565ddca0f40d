import { type Contents, countedKinds, type CountedKind } from './pandoc.ts';

/** How what we read of a file differs from what pandoc reads. */
export interface Difference {
  readonly words: number;
  /** The words that pandoc reads and we do not. */
  readonly missing: readonly string[];
  /** The words that we read and pandoc does not. */
  readonly added: readonly string[];
  readonly counts: Readonly<Record<CountedKind, readonly [own: number, pandoc: number]>>;
}

export function compare(own: Contents, theirs: Contents): Difference {
  const missing = without(theirs.words, [...own.words, ...own.titleWords]);
  const added = without(own.words, [...theirs.words, ...theirs.titleWords]);
  const counts = Object.fromEntries(
    countedKinds.map((kind) => [kind, [own.counts[kind], theirs.counts[kind]] as const]),
  ) as Difference['counts'];
  return { words: theirs.words.length, missing, added, counts };
}

/** Removes one occurrence for each word of the other list, and returns the rest. */
function without(words: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}
