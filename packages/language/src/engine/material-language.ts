import { type CheckedLanguage, checkedLanguageOf, isChecked } from './checked-language.ts';
import { paragraphLanguage } from './paragraph-language.ts';

/** So much of a text tells its language. */
const sample = 2_000;

/**
 * The language of the first text that tells it, else that of the page; undefined where it is one that prompts are
 * not written in.
 */
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
