import type { Suggestion } from '@octavo/machines/suggestions';
import type { i18n } from 'i18next';

/** Rules for texts in French, German and Portuguese, whose own sentences are in the language of the text. */
const forAnotherLanguage = /^(?:Fr|De|Pt)(?=[A-Z])/;

/** The reason for a suggestion, in the reader's language; the checker's own sentence is in the language of the text. */
export function reasonOf(i18next: i18n, { summary, rule, reason }: Suggestion): string {
  if (i18next.language === 'en' && !forAnotherLanguage.test(rule)) return summary;
  return translated(i18next, `why.${rule}`) ?? translated(i18next, `whyKind.${reason}`) ?? summary;
}

/** What a rule is called in a list: its own sentence if it has one, otherwise its name in words. */
export function nameOfRule(i18next: i18n, rule: string): string {
  const words = rule.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').toLowerCase();
  return translated(i18next, `why.${rule}`) ?? words.charAt(0).toUpperCase() + words.slice(1);
}

// The server names the rules: one that the page does not know has no text.
function translated(i18next: i18n, key: string): string | undefined {
  const text: unknown = i18next.getResource(i18next.language, 'suggestions', key);
  return typeof text === 'string' ? text : undefined;
}
