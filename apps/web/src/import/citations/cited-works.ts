import type { CitationStyle } from '@octavo/contract/citation-styles';
import type { Reference } from '@octavo/contract';

/** The works that a file cites, as its document will list them. */
export interface CitedWorks {
  readonly references: readonly Reference[];
  /** Of the list; the file may not say it. */
  readonly style?: CitationStyle | undefined;
}
