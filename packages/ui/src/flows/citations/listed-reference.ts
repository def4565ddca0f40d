import type { Reference } from '@octavo/contract';
import type { LineRun } from '@octavo/machines/references';

/** What is known of a reference: where its record was found, that none was, or that the work was retracted. */
export type ReferenceMark =
  | { readonly kind: 'found'; readonly source: string; readonly href: string }
  | { readonly kind: 'unverified' }
  | { readonly kind: 'retracted'; readonly href: string };

/** A reference as it stands in the list. */
export interface ListedReference {
  readonly reference: Reference;
  /** The line as the citation style sets it. */
  readonly line: readonly LineRun[];
  /** As the style numbers it; null where it does not. */
  readonly number: string | null;
  readonly mark: ReferenceMark;
  readonly isCited: boolean;
}
