import type { CitationStyle } from '@octavo/contract/citation-styles';

/** What Word, Zotero and Mendeley call the styles. The first match wins. */
const names: readonly (readonly [RegExp, CitationStyle])[] = [
  [/\bapa|american-psychological/iu, 'APA 7'],
  [/\bmla|modern-language/iu, 'MLA 9'],
  [/harvard/iu, 'Harvard'],
  [/ieee/iu, 'IEEE'],
  [/chicago|turabian/iu, 'Chicago'],
  [/vancouver|nlm-citation|nmerical/iu, 'Vancouver'],
  [/din-?1505/iu, 'DIN 1505'],
  [/\bsist/iu, 'JIS'],
  [/iso-?690/iu, 'ISO 690'],
];

/** Our style for the name that another program uses. */
export const namedStyle = (name: string): CitationStyle | undefined =>
  names.find(([pattern]) => pattern.test(name))?.[1];

/** Where Mendeley and Zotero keep the style that a Word file uses; beside it are those that were used before. */
const property =
  /<property\b[^>]*\bname="(?:Mendeley Citation Style_1|ZOTERO_PREF_\d+)"[^>]*>(?<value>[^]*?)<\/property>/gu;

/** Our style for the one that the properties of a Word file name. */
export function styleInProperties(xml: string): CitationStyle | undefined {
  const values = Array.from(xml.matchAll(property), ({ groups }) => groups?.['value'] ?? '').join('');
  return namedStyle(/styles\/(?<id>[\w.-]+)/u.exec(values)?.groups?.['id'] ?? '');
}
