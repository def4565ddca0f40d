import { expect, test, vi } from 'vitest';
import type { DocumentDetail } from '@octavo/contract';
import { JournalWriter } from './journal-writer.ts';
import { openDocument } from './open-document.ts';
import { documentOf, entryOf, memoryJournal, textOf } from './testing/entries.ts';

const device = vi.hoisted(() => ({ server: null as unknown }));
const memory = memoryJournal();

vi.mock('../api/call.ts', () => ({ call: async () => ({ doc: device.server }) }));
vi.mock('./journal.ts', () => ({
  journal: {
    entriesOf: (id: string) => memory.journal.entriesOf(id),
  },
}));
vi.mock('./living-windows.ts', () => ({
  otherWindows: async () => new Set(),
  unlessElsewhere: async <T>(_id: string, work: () => Promise<T>) => work(),
  onceFree: async <T>(_id: string, work: () => Promise<T>) => work(),
}));

async function open(server: DocumentDetail) {
  device.server = server;
  const apart: DocumentDetail[] = [];
  const writer = new JournalWriter(() => null, memory.journal);
  const opened = await openDocument({
    id: server.id,
    signal: new AbortController().signal,
    begin: (document, taken) => writer.begin(document, taken),
    keepApart: async (document) => void apart.push(document),
  });
  await writer.flush();
  return { opened, apart };
}

test('regression 112: what was left unsaved of a text that was locked meanwhile is recovered once it is unlocked', async () => {
  await memory.journal.write(entryOf('Saved. Written on the train.', 4, { common: textOf('Saved.') }));
  await memory.journal.write(entryOf('Saved.', 4, { unsaved: false }));

  const shut = await open({ ...documentOf('', 5), encryption: true });
  expect([shut.opened.document.content, shut.apart]).toEqual([textOf(''), []]);
  expect(memory.entries().map(({ document }) => document.content)).toEqual([
    textOf('Saved. Written on the train.'),
  ]);

  const unlocked = await open(documentOf('Saved.', 6));
  expect(unlocked.apart.map(({ content }) => content)).toEqual([textOf('Saved. Written on the train.')]);
});
