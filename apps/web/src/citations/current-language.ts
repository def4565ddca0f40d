import { type Language, languages } from '@octavo/contract/languages';
import i18next from 'i18next';

/** The language of the page. */
export const currentLanguage = (): Language =>
  languages.find((language) => language === i18next.language) ?? 'en';
