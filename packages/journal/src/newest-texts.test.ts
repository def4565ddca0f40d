import type { DocumentListItem } from '@octavo/contract';
import { expect, test, vi } from 'vitest';
import { newestTexts } from './newest-texts.ts';
import { documentOf, entryOf, memoryJournal } from './testing/entries.ts';

const listed: DocumentListItem = {
  id: 'canals',
  title: 'Canals',
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
  favourite: true,
  contentPreview: 'As it was listed.',
  tags: 'water',
  encryption: false,
  writingMode: 'blank',
};
const minutes = (count: number): number => Date.parse(listed.updatedAt) + count * 60_000;

async function listAfter(
  entries: readonly ReturnType<typeof entryOf>[],
  docs: readonly DocumentListItem[] = [listed],
) {
  const { journal } = memoryJournal();
  for (const entry of entries) await journal.write({ account: 'ada', ...entry });
  return newestTexts(docs, 'ada', journal);
}

test('a document is listed with the newest text of any window, saved or not', async () => {
  const saved = entryOf('Saved since.', 5, { writtenAt: minutes(1), unsaved: false });
  const title = { ...documentOf('Written on the train.', 5), title: 'Locks' };
  const later = entryOf('Later.', 5, { writtenAt: minutes(2), document: title });
  expect(await listAfter([later, saved])).toEqual([
    {
      ...listed,
      title: 'Locks',
      contentPreview: 'Written on the train.',
      updatedAt: '2026-11-20T09:02:00.000Z',
    },
  ]);
});

test.each([
  ['the list is newer', entryOf('Older.', 3, { writtenAt: minutes(-1) }), listed],
  ['it was only opened', entryOf('As it was listed.', 4, { writtenAt: minutes(1) }), listed],
  [
    'it has been locked',
    entryOf('Secret.', 4, { writtenAt: minutes(1) }),
    { ...listed, encryption: true, contentPreview: '' },
  ],
  ['somebody else wrote it', entryOf('Not yours.', 4, { writtenAt: minutes(1), account: 'ben' }), listed],
  ['what was left of it is locked', entryOf('Secret.', 4, { writtenAt: minutes(1), isLocked: true }), listed],
])('a document is listed unchanged if %s', async (_why, entry, item) => {
  expect(await listAfter([entry], [item])).toEqual([item]);
});

test('only the texts of listed documents are read', async () => {
  const { journal } = memoryJournal();
  await journal.write(entryOf('Written.', 4, { key: ['dunes', 'a'], writtenAt: minutes(1) }));
  const entriesOf = vi.fn<typeof journal.entriesOf>(journal.entriesOf);
  expect(await newestTexts([listed], 'ada', { ...journal, entriesOf })).toEqual([listed]);
  expect(entriesOf).not.toHaveBeenCalled();
});
