import type { DocumentContent, DocumentDetail } from '@octavo/contract';

/** The document and the opening of it in one window: two windows never overwrite each other. */
export type JournalKey = readonly [documentId: string, opening: string];

/** A document as it is in one window on this device. */
export interface JournalEntry {
  readonly key: JournalKey;
  /** The window that writes it. */
  readonly window: string;
  /** When it was written, in milliseconds since 1970. */
  readonly writtenAt: number;
  /** Its `version` is the server version that its content is based on. */
  readonly document: DocumentDetail;
  /** True while it holds changes that the server has not acknowledged. */
  readonly unsaved: boolean;
  /**
   * What the server had when it was last known: the base of the unsaved text. Null where everything is saved, and in
   * entries written before this was kept.
   */
  readonly common: DocumentContent | null;
  /** What was sent to the server but not answered yet: the server may hold it all the same. */
  readonly sent: SentSave | null;
  /** A separate document being made of the text: it is finished rather than started again. */
  readonly apart?: BegunApart;
  /**
   * Whose document it is: no other account may open it. Missing in older entries until the server has named the
   * account.
   */
  readonly account?: string;
  /** Its document has been locked since: the entry is opened only when the server opens the document. */
  readonly isLocked?: boolean;
}

/** Whether an account may open an entry without asking the server. */
export const isOpenTo = ({ account, isLocked }: JournalEntry, reader: string | null): boolean =>
  reader !== null && account === reader && isLocked !== true;

export interface SentText {
  readonly title: string;
  readonly content: DocumentContent;
}

/** A save that is under way: the server recognizes it when it is sent again unchanged (decision 0119). */
export interface SentSave extends SentText {
  /** Missing in entries written before openings were kept. */
  readonly opening?: string;
  /** The version that it is based on. */
  readonly version?: number;
  /**
   * The reader chose this text over the server's, which must be kept as a version, also when the save is sent again.
   */
  readonly keep?: 'conflict';
}

/** A new document, and the first text saved into it. */
export interface BegunApart {
  readonly id: string;
  readonly text: SentText;
}

export interface Journal {
  /** What any window has written about a document. */
  readonly entriesOf: (documentId: string) => Promise<readonly JournalEntry[]>;
  /** The keys of all entries. */
  readonly keys: () => Promise<readonly JournalKey[]>;
  readonly write: (entry: JournalEntry) => Promise<void>;
  readonly forget: (key: JournalKey) => Promise<void>;
  /** Which documents there are entries of, and whose they are. */
  readonly owners: () => Promise<readonly JournalOwner[]>;
  /** Replaces each entry by the result of `decide`; null deletes it. */
  readonly review: (decide: (entry: JournalEntry) => JournalEntry | null) => Promise<void>;
}

export interface JournalOwner {
  readonly document: string;
  readonly account: string | undefined;
}
