import type { CommentAnchor } from '@octavo/document-schema/comment-anchor';

/** Where the words of a comment are; or, once they are gone, where they were. */
export interface CommentPlace {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly isGone: boolean;
}

/** A comment as the editor receives it. */
export interface MarkedComment {
  readonly id: string;
  readonly anchor: CommentAnchor;
  /** About the whole paragraph. */
  readonly mark: 'good' | 'unclear' | null;
  /** Not drawn unless it is selected. */
  readonly isResolved: boolean;
}
