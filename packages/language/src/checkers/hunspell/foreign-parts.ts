import { isChecked } from '../../engine/checked-language.ts';
import { paragraphLanguage } from '../../engine/paragraph-language.ts';
import { quotation } from '../../engine/quotations.ts';
import type { DictionaryLanguage } from './dictionary-language.ts';

const knownShare = 2 / 3;

export interface Place {
  readonly from: number;
  readonly to: number;
}

/** Quotations in a language other than the paragraph's, recognised by their frequent words or because most words are unknown. */
export function foreignParts(
  paragraph: string,
  language: DictionaryLanguage,
  isKnown: (word: string) => boolean,
): Place[] {
  return [...paragraph.matchAll(quotation)].flatMap(({ 0: text, index }) => {
    const guess = paragraphLanguage(text);
    const words = text.match(/\p{L}[\p{L}\p{M}]+/gu) ?? [];
    const known = words.filter((word) => isKnown(word)).length;
    const isStrange = words.length > 0 && known < words.length * knownShare;
    const isOther = guess === 'other' || (isChecked(guess) && guess !== language);
    return isOther || isStrange ? [{ from: index, to: index + text.length }] : [];
  });
}
