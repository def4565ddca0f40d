import type { CommentAnchor, CommentList, DocumentComment } from '@octavo/contract';
import type { ParagraphMark } from '@octavo/contract/comment-limits';
import type { Failure } from '../failure.ts';

/** What a draft is about: words, a whole paragraph with a mark, a comment to answer, or one to change. */
export type DraftTarget =
  | { readonly type: 'words'; readonly anchor: CommentAnchor }
  | { readonly type: 'mark'; readonly anchor: CommentAnchor; readonly mark: ParagraphMark }
  | { readonly type: 'answer'; readonly thread: string }
  | { readonly type: 'edit'; readonly id: string };

/** A comment that the server does not have yet. */
export interface Draft {
  readonly key: string;
  readonly target: DraftTarget;
  readonly text: string;
  /** Words proposed instead of those marked; null if none are. */
  readonly proposal: string | null;
  /** `waiting` has been sent off, and waits for its turn or for the server. */
  readonly status: 'writing' | 'waiting' | 'failed';
  /** Why it could not be sent. */
  readonly failure: Failure | null;
}

/** What a device keeps while the page is reloaded. */
export interface KeptDrafts {
  readonly drafts: readonly Draft[];
  readonly nameDraft: string;
  /** Where answers are announced, as given on this device; empty for nowhere. */
  readonly email: string;
}

export interface CommentingContext {
  readonly linkId: string;
  readonly comments: readonly DocumentComment[];
  /** Revision of the comments shown. */
  readonly revision: number;
  /** The latest revision that is known of. */
  readonly known: number;
  /** The reader's name; empty until it is given. */
  readonly name: string;
  readonly nameDraft: string;
  readonly email: string;
  readonly drafts: readonly Draft[];
  /** The draft that was started last: its field takes the focus. */
  readonly begun: string | null;
  /** The thread that is looked at. */
  readonly chosen: string | null;
  /** The comment that may be taken back, and those that are being taken back. */
  readonly asked: string | null;
  readonly removals: readonly string[];
  /** Why comments were not listed, not taken back, or settings not saved. */
  readonly failure: Failure | null;
  /** What was asked for in the settings. */
  readonly settings: ReaderSettings;
}

export interface ReaderSettings {
  readonly name: string;
  readonly email: string;
}

export interface CommentingInput {
  readonly linkId: string;
  readonly name: string;
}

/** What is sent for a draft; `name` where the reader has not been named yet. */
export interface Sent {
  readonly linkId: string;
  readonly name: string | null;
  readonly draft: Draft;
}

export type CommentingEvent =
  | KeptReport
  /** The server has comments up to this revision. */
  | { type: 'revision.known'; revision: number }
  | { type: 'retry' }
  | { type: 'comment.start'; anchor: CommentAnchor; proposal?: string }
  | { type: 'answer.start'; thread: string }
  | { type: 'edit.start'; id: string }
  /** `replaces`: the reader's own marks of the paragraph, which are taken back. */
  | { type: 'mark.press'; anchor: CommentAnchor; mark: ParagraphMark; replaces: readonly string[] }
  | { type: 'mark.undo'; id: string }
  | { type: 'draft.change'; key: string; change: Partial<Pick<Draft, 'text' | 'proposal'>> }
  | { type: 'draft.discard'; key: string }
  | { type: 'draft.send'; key: string }
  | { type: 'name.change'; name: string }
  | { type: 'removal.ask'; id: string }
  | { type: 'removal.confirm' }
  | { type: 'removal.keep' }
  | { type: 'choose'; thread: string | null }
  | { type: 'settings.open' }
  | { type: 'settings.close' }
  | { type: 'settings.save'; settings: ReaderSettings };

/** A draft is done with: the server has taken it, or the reader has discarded it. */
export interface CommentingEmitted {
  readonly type: 'done';
  readonly key: string;
}

/** To the device: keep these. From the device, once at the start: what it has kept. */
export type KeepCommand = { type: 'keep' } & KeptDrafts;
export type KeptReport = { type: 'kept' } & KeptDrafts;

export type Listed = CommentList;
