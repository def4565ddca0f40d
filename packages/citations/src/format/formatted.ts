import type { Reference } from '@octavo/contract';
import type { CitationStyle } from '@octavo/contract/citation-styles';
import type { Language } from '@octavo/contract/languages';
import type { Citation } from '../citation.ts';
import type { Run } from './run.ts';

export interface FormatRequest {
  readonly style: CitationStyle;
  readonly language: Language;
  readonly references: readonly Reference[];
  /** In the order of the text; of those that are equal the first is enough. */
  readonly citations: readonly Citation[];
}

export interface FormattedReference {
  readonly id: string;
  /** Its number, as its style writes it; null where citations are no numbers. */
  readonly number: string | null;
  readonly runs: readonly Run[];
}

export interface Formatted {
  /** How each citation reads, by its key. */
  readonly citations: Readonly<Record<string, readonly Run[]>>;
  /** In the order of the style. */
  readonly bibliography: readonly FormattedReference[];
  readonly isNumbered: boolean;
}
