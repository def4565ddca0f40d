import { type CheckedLanguage, checkedLanguageOf, isChecked } from './checked-language.ts';
import { paragraphLanguage } from './paragraph-language.ts';

/** This many characters are enough to recognise a text's language. */
const sample = 2_000;

/** The language of the first text whose language is clear, otherwise the page's; undefined for a language without prompts. */
export function materialLanguage(
  texts: readonly string[],
  page: string | undefined,
): CheckedLanguage | undefined {
  for (const text of texts) {
    if (!/\p{L}/u.test(text)) continue;
    const language = paragraphLanguage(text.slice(0, sample));
    if (language === 'other') return undefined;
    if (isChecked(language)) return language;
  }
  return page === undefined ? undefined : checkedLanguageOf(page);
}
