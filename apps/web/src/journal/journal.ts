import type { DocumentContent, DocumentDetail } from '@octavo/contract';
import { createStore, del, keys, promisifyRequest } from 'idb-keyval';
import { within } from './within.ts';

/** The document, and the opening of it in one window: two windows never write over each other. */
export type JournalKey = readonly [documentId: string, opening: string];

/** A document as one window of this device has it. */
export interface JournalEntry {
  readonly key: JournalKey;
  /** The window that writes it. */
  readonly window: string;
  /** When it was written, in milliseconds since 1970. */
  readonly writtenAt: number;
  /** With the `version` of the server's that its content is based on. */
  readonly document: DocumentDetail;
  /** True while it holds changes that the server has not acknowledged. */
  readonly unsaved: boolean;
  /**
   * What the server has, as it was last known here, which the unsaved text is a change of. Null where all is saved, and in
   * an entry of before it was kept.
   */
  readonly common: DocumentContent | null;
  /** What was sent to the server and not answered yet: the server may hold it all the same. */
  readonly sent: SentSave | null;
  /** A document of its own that is being made of the text: it is finished, and no second one is made. */
  readonly apart?: BegunApart;
  /** Whose document it is: no other account opens it. Missing in an entry of before, until the server has said it. */
  readonly account?: string;
  /** Its document was locked meanwhile: it is opened when the server opens that. */
  readonly isLocked?: boolean;
}

/** Whether an entry may be opened by an account without asking the server. */
export const isOpenTo = ({ account, isLocked }: JournalEntry, reader: string | null): boolean =>
  reader !== null && account === reader && isLocked !== true;

export interface SentText {
  readonly title: string;
  readonly content: DocumentContent;
}

/** A save on its way: sent once more as it was, the server knows it again (decision 0119). */
export interface SentSave extends SentText {
  /** Left out in an entry of before they were kept. */
  readonly opening?: string;
  /** The version that it is based on. */
  readonly version?: number;
  /** What it replaces was chosen against, and is kept as a version: by whoever sends it again as well. */
  readonly keep?: 'conflict';
}

/** A new document, and the text that is saved into it first. */
export interface BegunApart {
  readonly id: string;
  readonly text: SentText;
}

export interface Journal {
  /** What all windows have written about a document. */
  readonly entriesOf: (documentId: string) => Promise<readonly JournalEntry[]>;
  /** The keys of all that is kept. */
  readonly keys: () => Promise<readonly JournalKey[]>;
  readonly write: (entry: JournalEntry) => Promise<void>;
  readonly forget: (key: JournalKey) => Promise<void>;
  /** Of which documents something is kept, and whose it is. */
  readonly owners: () => Promise<readonly JournalOwner[]>;
  /** Has each entry become what `decide` makes of it; null forgets it. */
  readonly review: (decide: (entry: JournalEntry) => JournalEntry | null) => Promise<void>;
}

export interface JournalOwner {
  readonly document: string;
  readonly account: string | undefined;
}

/** A storage that has not answered by then, in milliseconds, is as good as none. */
const timeout = 3000;
/** As long for all entries together, which nobody waits for. */
const longTimeout = 30_000;

const store = createStore('octavo-journal', 'documents');

/** Edits go here before they are sent, so that neither a lost connection nor a closed tab loses them. */
export const journal: Journal = {
  entriesOf: (id) =>
    attempt(() =>
      store('readonly', (entries) =>
        // An array comes after every string: these are the keys that begin with the id.
        promisifyRequest<JournalEntry[]>(entries.getAll(IDBKeyRange.bound([id], [id, []]))),
      ),
    ),
  keys: () => attempt(() => keys<[string, string]>(store)),
  write: (entry) =>
    attempt(() =>
      store('readwrite', (entries) => {
        entries.put(entry, [...entry.key]);
        // By itself it would be committed once the page has heard that the entry is in, which a closing page never does.
        entries.transaction.commit();
        return promisifyRequest(entries.transaction);
      }),
    ),
  forget: (key) => attempt(() => del([...key], store)),
  owners: () =>
    attempt(async () => {
      const owners: JournalOwner[] = [];
      await store('readonly', (entries) =>
        eachEntry(entries, ({ value: { key, account } }) => owners.push({ document: key[0], account })),
      );
      return owners;
    }, longTimeout),
  review: (decide) =>
    attempt(
      () =>
        store('readwrite', async (entries) => {
          await eachEntry(entries, (cursor) => {
            const kept = decide(cursor.value);
            if (kept === null) cursor.delete();
            else if (kept !== cursor.value) cursor.update(kept);
          });
          await promisifyRequest(entries.transaction);
        }),
      longTimeout,
    ),
};

interface EntryCursor extends IDBCursorWithValue {
  readonly value: JournalEntry;
}

/** One after the other: together they may be more than the page can hold. */
function eachEntry(entries: IDBObjectStore, visit: (cursor: EntryCursor) => void): Promise<void> {
  const request: IDBRequest<EntryCursor | null> = entries.openCursor();
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => {
      const cursor = request.result;
      if (cursor === null) return resolve();
      visit(cursor);
      cursor.continue();
    });
    request.addEventListener('error', () => reject(request.error));
  });
}

// Some browsers refuse by throwing at once.
async function attempt<T>(work: () => Promise<T>, limit = timeout): Promise<T> {
  return within(limit, work());
}
