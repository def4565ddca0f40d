import type { AiRequest } from '@octavo/contract';
import { type CheckedLanguage, checkedLanguageOf, isChecked } from '../engine/checked-language.ts';
import { type ParagraphLanguage, paragraphLanguage } from '../engine/paragraph-language.ts';

/** This many characters are enough to recognise a text's language. */
const sample = 2_000;

/**
 * The possible languages of a request, the likeliest first: that of its texts; if they are too short to tell, the
 * page's and English. Empty for a text in a language that the engine does not know.
 */
export function requestLanguages(
  { selection, text, title }: Pick<AiRequest, 'selection' | 'text' | 'title'>,
  page?: string,
): readonly CheckedLanguage[] {
  for (const part of [selection, text, title]) {
    const told = languageOf(part);
    if (told === 'other') return [];
    if (told !== 'unclear') return [told];
  }
  return [...new Set([checkedLanguageOf(page ?? 'en') ?? 'en', 'en'] as const)];
}

function languageOf(text: string): ParagraphLanguage {
  const told = text.trim() === '' ? 'unclear' : paragraphLanguage(text.slice(0, sample));
  return told === 'other' && !/\p{L}/u.test(text) ? 'unclear' : told;
}

/** The language of one sentence or paragraph; `undefined` if it is none of the four, or unclear. */
export function checkedParagraph(text: string): CheckedLanguage | undefined {
  const told = paragraphLanguage(text);
  return isChecked(told) ? told : undefined;
}
