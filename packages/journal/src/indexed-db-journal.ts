import { createStore, del, keys, promisifyRequest } from 'idb-keyval';
import type { Journal, JournalEntry, JournalOwner } from './journal.ts';
import { within } from './within.ts';

/** A storage that has not answered within this time, in milliseconds, counts as missing. */
const timeout = 3000;
/** The limit for all entries together, which nobody is waiting for. */
const longTimeout = 30_000;

const store = createStore('octavo-journal', 'documents');

/** Edits are stored here before they are sent, so that neither a lost connection nor a closed tab loses them. */
export const deviceJournal: Journal = {
  entriesOf: (id) =>
    attempt(() =>
      store('readonly', (entries) =>
        // Arrays sort after all strings: this range holds the keys that start with the id.
        promisifyRequest<JournalEntry[]>(entries.getAll(IDBKeyRange.bound([id], [id, []]))),
      ),
    ),
  keys: () => attempt(() => keys<[string, string]>(store)),
  write: (entry) =>
    attempt(() =>
      store('readwrite', (entries) => {
        entries.put(entry, [...entry.key]);
        // Without this it would only be committed after the page has handled the success event, which a closing page
        // never does.
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

/** One at a time: all of them may be more than fits into memory. */
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

// Some browsers refuse by throwing synchronously.
async function attempt<T>(work: () => Promise<T>, limit = timeout): Promise<T> {
  return within(limit, work());
}
