import type { CitationStyle } from '@octavo/contract/citation-styles';
import type { Reference } from '@octavo/contract';

/** The works that a file cites, as the imported document will list them. */
export interface CitedWorks {
  readonly references: readonly Reference[];
  /** The style of the list, where the file gives one. */
  readonly style?: CitationStyle | undefined;
}
