import type { Reference } from '@octavo/contract';
import type { SkippedPart } from '@octavo/contract/reference-import';

/** The contents of a file or a pasted text. */
export interface ReadParts {
  readonly references: readonly Reference[];
  /** DOIs, ISBNs and web addresses still to be looked up. */
  readonly identifiers: readonly string[];
  readonly skipped: readonly SkippedPart[];
}
