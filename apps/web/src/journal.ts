import type { DocumentContent } from '@octavo/contract';
import { createStore, del, get, set } from 'idb-keyval';

/** A document as this device knows it. */
export interface JournalEntry {
  readonly title: string;
  readonly content: DocumentContent;
  /** The server's version that it is based on. */
  readonly version: number;
  /** False while it holds changes that the server has not acknowledged. */
  readonly saved: boolean;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
}

const store = createStore('octavo-journal', 'documents');

/** Edits go here before they are sent, so that neither a lost connection nor a closed tab loses them. */
export const journal = {
  read: (id: string): Promise<JournalEntry | undefined> => get<JournalEntry>(id, store),
  write: (id: string, entry: JournalEntry): Promise<void> => set(id, entry, store),
  forget: (id: string): Promise<void> => del(id, store),
};
