import { unseen, withoutUnseen, withStraightApostrophes } from '@octavo/contract/equal-text';

/** A word of a text and its position. */
export interface Word {
  readonly form: string;
  readonly from: number;
  readonly to: number;
}

const letter = String.raw`[\p{L}\p{M}${unseen}]`;
const word = new RegExp(String.raw`[\p{L}\p{N}][\p{L}\p{N}\p{M}${unseen}]*(?:['’‘]${letter}+)*`, 'gu');

/** The words of a text as they are compared: without case, accents and invisible characters. */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(word), ({ 0: written, index }) => ({
    form: withStraightApostrophes(withoutUnseen(written).toLowerCase())
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, ''),
    from: index,
    to: index + written.length,
  }));
}
