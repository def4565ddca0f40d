import type { Language } from '@octavo/contract';
import type { ParagraphMark, ReaderLinkKind } from '@octavo/contract/comment-limits';
import type { Generated } from 'kysely';

/** A link by which others read a document (decision 0128). A revoked link has no row. */
export interface ReaderLinksTable {
  id: string;
  document_id: string;
  token_hash: string;
  /** Kept, since the writer's list shows it again. */
  token: string;
  name: string;
  kind: ReaderLinkKind;
  /** A hash with its salt and costs; null without a password. */
  password: string | null;
  /** Grows with each new password: visits of an earlier round have to give it. */
  password_round: Generated<number>;
  expires_at: string | null;
  created_at: string;
}

/** Somebody's browser in which a link was opened. */
export interface LinkVisitsTable {
  id: string;
  link_id: string;
  /** SHA-256 of the token, in hex; only the browser has the token itself. */
  token_hash: string;
  /** The name that the reader gave; may be empty. */
  name: Generated<string>;
  password_round: number;
  first_at: string;
  last_at: string;
  /** Where answers are announced, or empty. */
  email: Generated<string>;
  language: Generated<Language | null>;
  /** Origin for the links in mails. */
  origin: Generated<string | null>;
  /** Ends the mails without signing in. */
  stop_token: Generated<string | null>;
  /** When the first answer came that no mail has announced. */
  untold_since: Generated<string | null>;
  /** The last mail announces what came after one moment, up to the other. */
  told_before: Generated<string | null>;
  told_at: Generated<string | null>;
}

/** What a reader said about a document, or an answer. */
export interface DocumentCommentsTable {
  id: string;
  document_id: string;
  /** The comment that is answered; its own id for the first. */
  thread: string;
  author: 'writer' | 'reader';
  /** Null for the writer, and for readers whose link was revoked. */
  visit_id: string | null;
  name: string;
  text: string;
  mark: ParagraphMark | null;
  proposal: string | null;
  /** The anchor; null for an answer. */
  quote: string | null;
  text_before: string | null;
  text_after: string | null;
  quote_offset: number | null;
  /** The size of its words when it was written, in bytes of UTF-8. */
  bytes: number;
  created_at: string;
  edited_at: string | null;
  /** When the thread was resolved; null in replies. */
  resolved_at: string | null;
}

/** Counts of the comments on a document. A change to comments locks this row first. */
export interface CommentTalliesTable {
  document_id: string;
  /** Grows with every change. */
  revision: number;
  comments: number;
  bytes: number;
  /** When the first comment of a reader came that no mail has announced. */
  untold_since: string | null;
}

/** Mails that announce new comments to a writer. */
export interface CommentMailsTable {
  account_id: string;
  wanted: Generated<0 | 1>;
  language: Generated<Language | null>;
  origin: Generated<string | null>;
  stop_token: Generated<string | null>;
  told_before: Generated<string | null>;
  told_at: Generated<string | null>;
}
