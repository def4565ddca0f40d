/** SPEC §9; the first is the default and the one used for None. */
export const citationStyles = [
  'APA 7',
  'MLA 9',
  'Harvard',
  'IEEE',
  'Chicago',
  'ISO 690',
  'Vancouver',
  'DIN 1505',
  'JIS',
] as const;

export type CitationStyle = (typeof citationStyles)[number];

/** What `referenceStyle` may be: a style, or None where the user chose it. */
export const referenceStyles = [...citationStyles, 'None'] as const;
export type ReferenceStyle = (typeof referenceStyles)[number];

export const defaultCountry = 'US';

/** The four styles suggested in each country (SPEC §9). Countries not listed use those of the US. */
export const stylesByCountry = {
  US: ['APA 7', 'MLA 9', 'Chicago', 'IEEE'],
  CA: ['APA 7', 'MLA 9', 'Chicago', 'Harvard'],
  FR: ['Harvard', 'ISO 690', 'APA 7', 'Chicago'],
  ES: ['Harvard', 'APA 7', 'Vancouver', 'ISO 690'],
  DE: ['Harvard', 'APA 7', 'ISO 690', 'DIN 1505'],
  JP: ['Harvard', 'APA 7', 'IEEE', 'JIS'],
  IT: ['Harvard', 'APA 7', 'Chicago', 'ISO 690'],
  PT: ['Harvard', 'APA 7', 'ISO 690', 'Vancouver'],
  TR: ['APA 7', 'Harvard', 'Chicago', 'IEEE'],
  IN: ['APA 7', 'Harvard', 'IEEE', 'Chicago'],
  PH: ['APA 7', 'Harvard', 'IEEE', 'Chicago'],
  ID: ['APA 7', 'Harvard', 'IEEE', 'Vancouver'],
} as const satisfies Record<string, readonly CitationStyle[]>;

const byCountry = new Map<string, readonly CitationStyle[]>(Object.entries(stylesByCountry));

/** The styles to suggest in a country (ISO 3166-1 alpha-2, any case). The first is used until a style is chosen. */
export const citationStylesFor = (countryCode: string): readonly CitationStyle[] =>
  byCountry.get(countryCode.toUpperCase()) ?? stylesByCountry[defaultCountry];
