import type { CitationStyle } from '@octavo/contract/citation-styles';

/** What Word, Zotero and Mendeley call the styles. The first match wins. */
const names: readonly (readonly [RegExp, CitationStyle])[] = [
  [/\bapa|american-psychological/iu, 'APA 7'],
  [/mla|modern-language/iu, 'MLA 9'],
  [/harvard/iu, 'Harvard'],
  [/ieee/iu, 'IEEE'],
  [/chicago|turabian/iu, 'Chicago'],
  [/vancouver|nlm-citation|nmerical/iu, 'Vancouver'],
  [/din-?1505/iu, 'DIN 1505'],
  [/sist/iu, 'JIS'],
  [/iso-?690/iu, 'ISO 690'],
];

/** Our style for the name that another program uses. */
export const namedStyle = (name: string): CitationStyle | undefined =>
  names.find(([pattern]) => pattern.test(name))?.[1];
