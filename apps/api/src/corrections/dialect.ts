export const dialects = ['American', 'British', 'Australian', 'Canadian', 'Indian'] as const;
/** The Englishes that Harper tells apart. */
export type Dialect = (typeof dialects)[number];

const byCountry: Readonly<Record<string, Dialect>> = {
  AU: 'Australian',
  CA: 'Canadian',
  GB: 'British',
  IE: 'British',
  IN: 'Indian',
  NZ: 'Australian',
  ZA: 'British',
};

/** The dialect of an account's country; American where nothing closer is known. */
export const dialectOf = (countryCode: string): Dialect => byCountry[countryCode.toUpperCase()] ?? 'American';
