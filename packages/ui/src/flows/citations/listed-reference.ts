import type { Reference } from '@octavo/contract';
import type { LineRun } from '@octavo/machines/references';

/** The status of a reference: where its record was found, that none was found, or that the work was retracted. */
export type ReferenceMark =
  | { readonly kind: 'found'; readonly source: string; readonly href: string }
  | { readonly kind: 'unverified' }
  | { readonly kind: 'retracted'; readonly href: string };

/** A reference as shown in the list. */
export interface ListedReference {
  readonly reference: Reference;
  /** The line, formatted by the citation style. */
  readonly line: readonly LineRun[];
  /** Its number in the citation style; null if the style has none. */
  readonly number: string | null;
  readonly mark: ReferenceMark;
  readonly isCited: boolean;
}
