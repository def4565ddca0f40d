/** The languages in which texts are checked; the variety of each is decided later. */
export const checkedLanguages = ['en', 'fr', 'de', 'pt'] as const;
export type CheckedLanguage = (typeof checkedLanguages)[number];

const names: ReadonlySet<string> = new Set(checkedLanguages);
export const isChecked = (language: string): language is CheckedLanguage => names.has(language);

/** The checked language of a language tag such as `fr-CA`, if it is one. */
export function checkedLanguageOf(tag: string): CheckedLanguage | undefined {
  const [language = ''] = tag.toLowerCase().split('-');
  return isChecked(language) ? language : undefined;
}

const countries = {
  de: 'AT CH DE LI',
  fr: 'BE CD CI FR LU MC SN',
  pt: 'AO BR CV MZ PT',
} as const;

/** The language that most people of a country write; English if it is none of the others. */
export function languageOfCountry(countryCode: string): CheckedLanguage {
  const code = countryCode.toUpperCase();
  return (
    checkedLanguages.find((language) => language !== 'en' && countries[language].split(' ').includes(code)) ??
    'en'
  );
}
