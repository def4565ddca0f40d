import type { Language } from '@octavo/contract/languages';
import type { EvalLanguage } from '../corrections/fault.ts';

/** Where the writers of each language are. */
export const countries: Readonly<Record<Language, string>> = {
  en: 'GB',
  'fr-FR': 'FR',
  'fr-CA': 'CA',
  'de-DE': 'DE',
  'pt-PT': 'PT',
};

/** The language without its country, as checkers and sets of sentences know it. */
export const checkedAs: Readonly<Record<Language, EvalLanguage>> = {
  en: 'en',
  'fr-FR': 'fr',
  'fr-CA': 'fr',
  'de-DE': 'de',
  'pt-PT': 'pt',
};
