import type { ReaderLink } from '@octavo/contract';
import type { ReaderLinkKind } from '@octavo/contract/comment-limits';
import type { Failure } from '../failure.ts';

/** A link with what its reader opens. */
export interface SharedLink extends ReaderLink {
  readonly address: string;
  /** The last day on which it opens, such as `2026-12-24`, where the writer is; empty if it never ends. */
  readonly lastDay: string;
}

export interface LoadedLinks {
  /** Newest first. */
  readonly links: readonly SharedLink[];
  /** Today's date where the writer is. */
  readonly today: string;
}

/** What the form holds. */
export interface LinkDraft {
  /** Null for a new link. */
  readonly id: string | null;
  readonly name: string;
  readonly kind: ReaderLinkKind;
  readonly isProtected: boolean;
  /** Empty keeps the password that the link has. */
  readonly password: string;
  readonly lastDay: string;
}

export interface LinkProblems {
  readonly name: 'nameRequired' | null;
  readonly password: 'passwordRequired' | null;
  readonly lastDay: 'dayOver' | null;
}

export interface LinksContext extends LoadedLinks {
  readonly id: string;
  readonly draft: LinkDraft;
  readonly problems: LinkProblems;
  /** The link that was just made, which is shown with its address. */
  readonly made: string | null;
  /** The link that is about to be revoked. */
  readonly chosen: string | null;
  readonly failure: Failure | null;
}

export type LinksEvent =
  | { type: 'open' }
  | { type: 'retry' }
  | { type: 'add' }
  | { type: 'edit'; id: string }
  | { type: 'draft.change'; change: Partial<Omit<LinkDraft, 'id'>> }
  | { type: 'submit' }
  | { type: 'revoke'; id: string }
  | { type: 'confirm' }
  /** Back to the list. */
  | { type: 'cancel' }
  | { type: 'dismiss' };

/** `made`: the document has a new link, so comments may come. */
export interface LinksEmitted {
  readonly type: 'opened' | 'closed' | 'made';
}

/** What is saved: a draft of the links of a document, and whether the link had a password. */
export interface SaveLinkInput {
  readonly id: string;
  readonly draft: LinkDraft;
}
