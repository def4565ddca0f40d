import { withStraightApostrophes } from '@octavo/contract/equal-text';

/** A word of a text and its position. */
export interface Word {
  readonly form: string;
  readonly from: number;
  readonly to: number;
}

/** The words of a text as they are compared: without case and accents. */
export function wordsOf(text: string): Word[] {
  return Array.from(
    text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’‘][\p{L}\p{M}]+)*/gu),
    ({ 0: word, index }) => ({
      form: withStraightApostrophes(word.toLowerCase()).normalize('NFD').replaceAll(/\p{M}/gu, ''),
      from: index,
      to: index + word.length,
    }),
  );
}
