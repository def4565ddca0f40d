import type { AccountType, WritingMode } from '@octavo/contract';

/** 0 or 1: a type that SQLite and PostgreSQL both have. */
export type Flag = 0 | 1;

/** Times are ISO 8601 UTC with milliseconds, as text: they sort by themselves in both databases. */
export interface AccountsTable {
  id: string;
  type: AccountType;
  name: string;
  email: string | null;
  plan: 'free' | 'pro';
  country_code: string;
  created_at: string;
}

export interface SessionsTable {
  /** SHA-256 of the token, in hex; the token itself is with the browser alone. */
  token_hash: string;
  account_id: string;
  created_at: string;
  renewed_at: string;
  expires_at: string;
}

export interface DocumentsTable {
  id: string;
  account_id: string;
  title: string;
  /** JSON of the whole document. */
  content: string;
  preview: string;
  writing_mode: WritingMode;
  favourite: Flag;
  /** Separated by commas. */
  tags: string;
  encryption: Flag;
  incomplete: Flag;
  /** Moved here from an anonymous account, and the notice of it has not been seen. */
  moved_unseen: Flag;
  version: number;
  created_at: string;
  updated_at: string;
  trashed_at: string | null;
}

/** AI words used by an account on a UTC day, and which running call may add to them. */
export interface AiWordsTable {
  account_id: string;
  day: string;
  used: number;
  lease: string | null;
  lease_until: string | null;
}

/** How often a subject of a limit has tried in its present window. */
export interface AttemptsTable {
  limit_name: string;
  subject: string;
  used: number;
  ends_at: string;
}

export interface Database {
  accounts: AccountsTable;
  sessions: SessionsTable;
  documents: DocumentsTable;
  ai_words: AiWordsTable;
  attempts: AttemptsTable;
}
