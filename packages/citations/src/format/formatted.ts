import type { Reference } from '@octavo/contract';
import type { CitationStyle } from '@octavo/contract/citation-styles';
import type { Language } from '@octavo/contract/languages';
import type { Citation } from '../citation.ts';
import type { Run } from './run.ts';

export interface FormatRequest {
  readonly style: CitationStyle;
  readonly language: Language;
  readonly references: readonly Reference[];
  /** In the order of the text; duplicates may be left out after the first. */
  readonly citations: readonly Citation[];
}

export interface FormattedReference {
  readonly id: string;
  /** Its number as the style writes it; null if citations are not numbers. */
  readonly number: string | null;
  readonly runs: readonly Run[];
}

export interface Formatted {
  /** The formatted text of each citation, by its key. */
  readonly citations: Readonly<Record<string, readonly Run[]>>;
  /** Sorted as the style requires. */
  readonly bibliography: readonly FormattedReference[];
  readonly isNumbered: boolean;
}
