import type { DocumentDetail } from '@octavo/contract';
import { createStore, del, get, set } from 'idb-keyval';

/** A document as this device knows it. */
export interface JournalEntry {
  /** With the `version` of the server's that its content is based on. */
  readonly document: DocumentDetail;
  /** True while it holds changes that the server has not acknowledged. */
  readonly unsaved: boolean;
}

const store = createStore('octavo-journal', 'documents');

/** Edits go here before they are sent, so that neither a lost connection nor a closed tab loses them. */
export const journal = {
  read: (id: string): Promise<JournalEntry | undefined> => get<JournalEntry>(id, store),
  write: (entry: JournalEntry): Promise<void> => set(entry.document.id, entry, store),
  forget: (id: string): Promise<void> => del(id, store),
};
