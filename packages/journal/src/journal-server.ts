import type { DocumentDetail, SaveResponse } from '@octavo/contract';
import type { SentText } from './journal.ts';

/**
 * What the journal needs from the server. A call that fails throws an error with a `code`: the server's own, or
 * `unreachable` or `timeout` where no answer came.
 */
export interface JournalServer {
  /** Returns a document as it is now. */
  readonly get: (id: string, signal?: AbortSignal) => Promise<ServedDocument>;
  /** Saves a text into a document; a save that is sent again unchanged is recognized (decision 0119). */
  readonly save: (id: string, save: ServerSave) => Promise<SaveResponse>;
  /** Makes an empty document. */
  readonly createBlank: (title: string) => Promise<{ readonly id: string }>;
  /** Deletes a document without putting it in the trash. */
  readonly deleteForGood: (id: string) => Promise<unknown>;
  /** The account that is signed in now; null where the server cannot say. */
  readonly currentAccount: () => Promise<string | null>;
}

export interface ServedDocument {
  readonly document: DocumentDetail;
  /** Whose it is; null where the answer does not say, as one from a cache. */
  readonly account: string | null;
}

export type ServerSave = SentText & {
  /** Identifies who sends it: see `JournalWriter.opening`. */
  readonly opening: string;
  /** The version that the text is based on. */
  readonly version: number;
  /** Keeps the text that is replaced as a version. */
  readonly keep?: 'conflict';
};
