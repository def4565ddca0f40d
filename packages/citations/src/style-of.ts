import { type CitationStyle, citationStyles } from '@octavo/contract/citation-styles';

/** The style that a list of references names; the default if it is unknown. */
export const styleOf = (format: unknown): CitationStyle =>
  citationStyles.find((style) => style === format) ?? citationStyles[0];
