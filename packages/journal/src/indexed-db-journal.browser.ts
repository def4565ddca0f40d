import { afterEach, expect, test } from 'vitest';
import { deviceJournal as journal } from './indexed-db-journal.ts';
import type { JournalEntry } from './journal.ts';
import { entryOf } from './testing/entries.ts';

afterEach(() => journal.review(() => null));

const canals = entryOf('Canals.', 1, { account: 'ada' });
const twin = entryOf('Canals, once more.', 1, { account: 'ada' });
const dunes = entryOf('Dunes.', 1, { key: ['dunes', 'a'] });
const writeAll = async (...entries: readonly JournalEntry[]) => {
  for (const entry of entries) await journal.write(entry);
};
const all = async () => [...(await journal.entriesOf('canals')), ...(await journal.entriesOf('dunes'))];

test('owners lists the document and the account of each entry', async () => {
  await writeAll(canals, twin, dunes);
  expect(await journal.owners()).toEqual([
    { document: 'canals', account: 'ada' },
    { document: 'canals', account: 'ada' },
    { document: 'dunes', account: undefined },
  ]);
});

test('a review removes, changes and keeps entries, and is stored when it ends', async () => {
  await writeAll(canals, twin, dunes);
  const seen: string[] = [];
  await journal.review((entry) => {
    seen.push(entry.key.join(' '));
    if (entry.key[0] === 'dunes') return { ...entry, account: 'ben', isLocked: true };
    return entry.key[1] === canals.key[1] ? null : entry;
  });
  expect(seen).toHaveLength(3);
  expect(await all()).toEqual([twin, { ...dunes, account: 'ben', isLocked: true }]);
});
