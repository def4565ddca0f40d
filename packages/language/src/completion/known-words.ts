/** A writer's words in the order in which they were written, each as a number. */
export type KnownWords = {
  /** By number; the first is nothing. */
  readonly words: readonly string[];
  readonly sequence: Uint32Array;
  /** The same in lower case, by which places are compared. */
  readonly folded: Uint32Array;
  numberOf(word: string): number | undefined;
};

/** Stands where a sentence or anything else ends: nothing is continued over it. */
export const end = 0;

const token = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]+|\n+/gu;

export const isWord = (text: string): boolean => /^[\p{L}\p{N}]/u.test(text);
export const tokensOf = (text: string): string[] => text.match(token) ?? [];

/** Numbers the words of texts. `most` bounds the memory: 8 bytes a word, and each different word once. */
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

/** A piece of a long string keeps all of it in memory; a copy does not. */
const copied = (word: string): string => Buffer.from(word).toString();
