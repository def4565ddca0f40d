import type { CheckedLanguage } from '../../engine/checked-language.ts';

/** What is checked with a dictionary and rules of our own. */
export type DictionaryLanguage = Exclude<CheckedLanguage, 'en'>;
