import { type CheckedLanguage, isChecked } from '../../corrections/checked-language.ts';
import { paragraphLanguage } from '../../corrections/paragraph-language.ts';

/** So much of a text tells its language. */
const sample = 2_000;

/** The language of the first text that tells it, if it is one that prompts are written in. */
export function materialLanguage(...texts: readonly string[]): CheckedLanguage | undefined {
  for (const text of texts) {
    if (!/\p{L}/u.test(text)) continue;
    const language = paragraphLanguage(text.slice(0, sample));
    if (language === 'other') return undefined;
    if (isChecked(language)) return language;
  }
  return undefined;
}
