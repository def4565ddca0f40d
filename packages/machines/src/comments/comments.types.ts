import type { DocumentComment } from '@octavo/contract';
import type { Failure } from '../failure.ts';

/** A comment with its answers. */
export interface CommentThread {
  readonly first: DocumentComment;
  readonly answers: readonly DocumentComment[];
  /** The words that it is about are no longer in the text. */
  readonly isGone: boolean;
}

export interface LoadedComments {
  readonly comments: readonly DocumentComment[];
  /** Whether there is a link by which others can read; null where that was not asked again. */
  readonly hasLinks: boolean | null;
}

/** What the text has to know of a comment. */
export interface MarkedWords {
  readonly id: string;
  readonly anchor: NonNullable<DocumentComment['anchor']>;
  readonly mark: DocumentComment['mark'];
  readonly isResolved: boolean;
}

/** For the text. */
export type CommentCommand =
  | { readonly type: 'list'; readonly comments: readonly MarkedWords[] }
  | { readonly type: 'select'; readonly id: string | null }
  /** Replace the words of a comment. */
  | { readonly type: 'replace'; readonly id: string; readonly words: string };

/** From the text. */
export type CommentReport =
  | { readonly type: 'order.change'; readonly order: readonly string[]; readonly gone: readonly string[] }
  | { readonly type: 'comment.select'; readonly id: string | null }
  | { readonly type: 'words.replaced'; readonly id: string }
  | { readonly type: 'words.missing'; readonly id: string };

/** A change of a comment on the server. */
export type CommentChange =
  | { readonly kind: 'answer'; readonly thread: string; readonly text: string }
  | { readonly kind: 'edit'; readonly id: string; readonly text: string }
  | { readonly kind: 'resolve'; readonly id: string; readonly resolved: boolean }
  | { readonly kind: 'delete'; readonly id: string };

/** What could not be done, and with which comment. */
export interface CommentProblem {
  readonly kind: CommentChange['kind'] | 'replace';
  readonly id: string;
  readonly failure: Failure | null;
}

export interface CommentsContext {
  readonly id: string;
  readonly comments: readonly DocumentComment[];
  readonly order: readonly string[];
  readonly gone: readonly string[];
  /** In reading order. */
  readonly threads: readonly CommentThread[];
  readonly hasLinks: boolean;
  readonly selectedId: string | null;
  readonly showsResolved: boolean;
  /** The thread that was resolved last, which can be taken back where it stood. */
  readonly resolvedId: string | null;
  /** Answers that are being written, by their thread. */
  readonly drafts: Readonly<Record<string, string>>;
  /** An answer of the writer's that is being changed. */
  readonly editing: { readonly id: string; readonly text: string } | null;
  /** The comment whose deletion has to be confirmed. */
  readonly deletingId: string | null;
  readonly change: CommentChange | null;
  readonly problem: CommentProblem | null;
  /** Why the comments could not be read again. */
  readonly failure: Failure | null;
  /** The document is being left, so nothing waits. */
  readonly isLeaving: boolean;
}

export type CommentsEvent =
  | CommentReport
  /** The document has been loaded. */
  | { type: 'begin' }
  /** The same, of a document that has comments. */
  | { type: 'expected' }
  /** A link has been made, so comments may come. */
  | { type: 'linked' }
  /** The text has been saved. */
  | { type: 'saved' }
  | { type: 'page.shown' }
  | { type: 'page.hidden' }
  | { type: 'online' }
  | { type: 'retry' }
  /** What is known of the comments is out of date. */
  | { type: 'stale' }
  | { type: 'comment.next' }
  | { type: 'comment.previous' }
  | { type: 'comment.leave' }
  | { type: 'resolved.show'; shown: boolean }
  /** What is written in the field of a thread. */
  | { type: 'draft.change'; thread: string; text: string }
  | { type: 'answer'; thread: string }
  | { type: 'edit.begin'; id: string }
  | { type: 'edit.change'; text: string }
  | { type: 'edit.keep' }
  | { type: 'edit.save' }
  | { type: 'resolve'; id: string; resolved: boolean }
  | { type: 'delete'; id: string }
  | { type: 'delete.confirm' }
  | { type: 'delete.keep' }
  /** Use the words that a comment proposes. */
  | { type: 'use'; id: string }
  /** The document is about to be left. */
  | { type: 'leave' };

/** `selected`: one was chosen; `left`: back to the text. */
export type CommentsEmitted = { type: 'selected' } | { type: 'left' };
