/** What texts are checked in; the dialect of English and the variety of the others are settled later. */
export const checkedLanguages = ['en', 'fr', 'de', 'pt'] as const;
export type CheckedLanguage = (typeof checkedLanguages)[number];

const names: ReadonlySet<string> = new Set(checkedLanguages);
export const isChecked = (language: string): language is CheckedLanguage => names.has(language);

/** The checked language of a language tag such as `fr-CA`, if it is one. */
export function checkedLanguageOf(tag: string): CheckedLanguage | undefined {
  const [language = ''] = tag.toLowerCase().split('-');
  return isChecked(language) ? language : undefined;
}

const byCountry: Readonly<Record<string, CheckedLanguage>> = {
  ...{ AT: 'de', CH: 'de', DE: 'de', LI: 'de' },
  ...{ BE: 'fr', CD: 'fr', CI: 'fr', FR: 'fr', LU: 'fr', MC: 'fr', SN: 'fr' },
  ...{ AO: 'pt', BR: 'pt', CV: 'pt', MZ: 'pt', PT: 'pt' },
};

/** The language that most people of a country write; English where it is none of the others. */
export const languageOfCountry = (countryCode: string): CheckedLanguage =>
  byCountry[countryCode.toUpperCase()] ?? 'en';
