/** The Englishes that Harper tells apart. */
export const dialects = ['American', 'British', 'Australian', 'Canadian', 'Indian'] as const;
export type Dialect = (typeof dialects)[number];
/** What an account writes: the English of its country, or any English where the country has none. */
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

/** The dialect in which misspelt words are mended; American where nothing closer is known. */
export const dialectOf = (english: English): Dialect => (english === 'International' ? 'American' : english);
