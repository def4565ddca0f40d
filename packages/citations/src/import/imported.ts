import type { Reference } from '@octavo/contract';
import type { SkippedPart } from '@octavo/contract/reference-import';

/** What a file or a pasted text holds. */
export interface ReadParts {
  readonly references: readonly Reference[];
  /** DOIs, ISBNs and web addresses that are to be looked up. */
  readonly identifiers: readonly string[];
  readonly skipped: readonly SkippedPart[];
}
