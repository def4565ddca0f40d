import type { CommentAnchor } from '@octavo/document-schema/comment-anchor';
import type { MarkedComment } from './comment-place.ts';
import type { PlaceSet } from './place-set.ts';

/** By what the words of some comments are found again, most recent first. */
export type FormerAnchors = ReadonlyMap<string, readonly CommentAnchor[]>;

/** The state of the plugin of comments. Places are mapped through every edit. */
export interface CommentState {
  readonly comments: ReadonlyMap<string, MarkedComment>;
  readonly places: PlaceSet;
  /** Those whose words are gone. */
  readonly lost: FormerAnchors;
  /** Those whose words were gone before: an undo may take them back to where they were. */
  readonly returned: FormerAnchors;
  readonly selectedId: string | null;
  /** Incremented when comments come, go or are selected, or their words do; not when they only move. */
  readonly revision: number;
}

/** Actions on the comments of a document, attached to a transaction. */
export type CommentAction =
  /** All comments that there are now. Those already known stay where they are. */
  | { readonly type: 'list'; readonly comments: readonly MarkedComment[] }
  | { readonly type: 'select'; readonly id: string | null };
