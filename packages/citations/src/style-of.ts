import { type CitationStyle, citationStyles } from '@octavo/contract/citation-styles';

/** The style that a list of references names; what is not known is the default. */
export const styleOf = (format: unknown): CitationStyle =>
  citationStyles.find((style) => style === format) ?? citationStyles[0];
