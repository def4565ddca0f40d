import type { CheckedLanguage } from '../../engine/checked-language.ts';

/** The languages that are checked with a dictionary and rules of our own. */
export type DictionaryLanguage = Exclude<CheckedLanguage, 'en'>;
