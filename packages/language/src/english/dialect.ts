/** The varieties of English that Harper distinguishes. */
export const dialects = ['American', 'British', 'Australian', 'Canadian', 'Indian'] as const;
export type Dialect = (typeof dialects)[number];
/** The English of the account's country, or any English if that country has none. */
export type English = Dialect | 'International';

const byCountry: Readonly<Record<string, Dialect>> = {
  AU: 'Australian',
  CA: 'Canadian',
  GB: 'British',
  IE: 'British',
  IN: 'Indian',
  NZ: 'Australian',
  US: 'American',
  ZA: 'British',
};

/** The English of an account's country (ISO 3166-1 alpha-2). */
export const englishOf = (countryCode: string): English =>
  byCountry[countryCode.toUpperCase()] ?? 'International';

/** The dialect in which misspelt words are corrected; American by default. */
export const dialectOf = (english: English): Dialect => (english === 'International' ? 'American' : english);
