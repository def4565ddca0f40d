/** A writer's words in the order in which they were written, as numbers. */
export type KnownWords = {
  /** The word for each number; the first is empty. */
  readonly words: readonly string[];
  readonly sequence: Uint32Array;
  /** The same in lower case, for comparing places. */
  readonly folded: Uint32Array;
  numberOf(word: string): number | undefined;
};

/** Marks the end of a sentence or another unit: no continuation crosses it. */
export const end = 0;

const token = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]+|\n+/gu;

export const isWord = (text: string): boolean => /^[\p{L}\p{N}]/u.test(text);
export const tokensOf = (text: string): string[] => text.match(token) ?? [];

/** Numbers the words of texts. `most` limits the memory: 8 bytes a word, plus each distinct word once. */
export function learn(texts: Iterable<readonly string[]>, most: number): KnownWords {
  const words = [''];
  const numbers = new Map<string, number>();
  const sequence: number[] = [];
  const folded: number[] = [];
  const numberOf = (word: string): number => {
    const known = numbers.get(word);
    if (known !== undefined) return known;
    const own = copied(word);
    numbers.set(own, words.length);
    return words.push(own) - 1;
  };
  const add = (exact: number, lower: number): void => {
    if (exact === end && (sequence.at(-1) ?? end) === end) return;
    sequence.push(exact);
    folded.push(lower);
  };
  for (const tokens of texts) {
    for (const one of tokens) {
      if (sequence.length >= most) break;
      if (isWord(one)) add(numberOf(one), numberOf(one.toLowerCase()));
      else add(end, end);
    }
    add(end, end);
  }
  return {
    words,
    sequence: Uint32Array.from(sequence),
    folded: Uint32Array.from(folded),
    numberOf: (word) => numbers.get(word.toLowerCase()),
  };
}

/** A slice keeps the whole long string in memory; a copy does not. */
const copied = (word: string): string => Buffer.from(word).toString();
