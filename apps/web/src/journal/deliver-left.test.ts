import type { DocumentDetail } from '@octavo/contract';
import { expect, test, vi } from 'vitest';
import { CallFailed } from '../api/call-failed.ts';
import { type Delivery, deliverLeft } from './deliver-left.ts';
import { documentOf, entryOf, memoryJournal, textOf } from './testing/entries.ts';

interface Held {
  document: DocumentDetail;
  living: ReadonlySet<string>;
  open: ReadonlySet<string>;
  claimed: boolean;
}

function start(server = documentOf('Saved.', 4)) {
  const memory = memoryJournal();
  const held: Held = { document: server, living: new Set(), open: new Set(), claimed: false };
  const get = vi.fn<Delivery['get']>(async () => held.document);
  const save = vi.fn<Delivery['save']>(async (_id, { title, content, version }) => {
    if (version !== held.document.version) throw new CallFailed(409, 'version_conflict', 'Changed.');
    held.document = { ...held.document, title, content, version: version + 1 };
    return { version: version + 1 };
  });
  const deliver = () =>
    deliverLeft({
      journal: memory.journal,
      otherWindows: async () => held.living,
      unlessElsewhere: async (_name, work, otherwise) => (held.claimed ? otherwise : work()),
      isOpenHere: (id) => held.open.has(id),
      get,
      save,
      settling: (work) => work(),
    });
  return { ...memory, held, get, save, deliver };
}

test('a text that a closed window left is saved once, and is known as saved', async () => {
  const { journal, entries, held, save, deliver } = start();
  await journal.write(entryOf('Saved. Offline.', 4));
  expect(await deliver()).toBe(1);
  expect(held.document).toMatchObject({ content: textOf('Saved. Offline.'), version: 5 });
  expect(entries()).toMatchObject([
    { unsaved: false, document: { content: textOf('Saved. Offline.'), version: 5 } },
  ]);
  expect(await deliver()).toBe(0);
  expect(save).toHaveBeenCalledTimes(1);
});

test('what the device cannot note as saved is not saved twice', async () => {
  const { journal, state, held, save, deliver } = start();
  await journal.write(entryOf('Saved. Offline.', 4));
  state.refuses = true;
  expect(await deliver()).toBe(1);
  expect(await deliver()).toBe(0);
  expect(save).toHaveBeenCalledTimes(1);
  expect(held.document.version).toBe(5);
});

test('a text goes on from a save whose answer did not arrive', async () => {
  const { journal, held, deliver } = start(documentOf('Sent.', 5));
  await journal.write(entryOf('Sent. More.', 4, { sent: { title: 'Canals', content: textOf('Sent.') } }));
  expect(await deliver()).toBe(1);
  expect(held.document.content).toEqual(textOf('Sent. More.'));
});

test.each<[string, Partial<Held> & { readonly server?: DocumentDetail }]>([
  ['the server holds a newer text', { server: documentOf('Newer.', 7) }],
  ['the document is locked', { server: { ...documentOf('', 4), encryption: true } }],
  ['a part of it is kept back', { server: { ...documentOf('Part.', 4), isIncomplete: true } }],
  ['it is open in this window', { open: new Set(['canals']) }],
  ['the window that wrote it lives', { living: new Set(['gone']) }],
  ['another window is at it', { claimed: true }],
])('what is left stays where %s', async (_why, { server, ...more }) => {
  const { journal, entries, held, save, deliver } = start(server);
  Object.assign(held, more);
  const entry = entryOf('Saved. Offline.', 4);
  await journal.write(entry);
  expect(await deliver()).toBe(0);
  expect(save).not.toHaveBeenCalled();
  expect(entries()).toEqual([entry]);
});

test('two texts that were left beside each other are left to whoever opens the document', async () => {
  const { journal, entries, save, deliver } = start();
  await journal.write(entryOf('Saved. One.', 4));
  await journal.write(entryOf('Saved. Two.', 4, { writtenAt: 1 }));
  expect(await deliver()).toBe(0);
  expect(save).not.toHaveBeenCalled();
  expect(entries().every(({ unsaved }) => unsaved)).toBe(true);
});

test('a refused save and a lost connection leave the text where it is', async () => {
  const { journal, entries, get, save, deliver } = start();
  const entry = entryOf('Saved. Offline.', 4);
  await journal.write(entry);
  save.mockRejectedValueOnce(new CallFailed(409, 'version_conflict', 'Changed.'));
  expect(await deliver()).toBe(0);
  get.mockRejectedValueOnce(new CallFailed(0, 'unreachable', 'No connection.'));
  expect(await deliver()).toBe(0);
  expect(entries()).toEqual([entry]);
  expect(await deliver()).toBe(1);
});

test('a document that is gone keeps none of the others back, a lost connection does', async () => {
  const { journal, get, save, deliver } = start();
  const other = { ...documentOf('Saved. Offline.', 4), id: 'dunes' };
  await journal.write(entryOf('Gone.', 4));
  await journal.write(entryOf('', 4, { key: ['dunes', 'a'], document: other }));
  get.mockRejectedValueOnce(new CallFailed(404, 'not_found', 'Gone.'));
  expect(await deliver()).toBe(1);
  expect(save.mock.calls.map(([id]) => id)).toEqual(['dunes']);
  get.mockReset().mockRejectedValue(new CallFailed(0, 'unreachable', 'No connection.'));
  await journal.write(entryOf('', 4, { key: ['dunes', 'a'], document: other }));
  expect(await deliver()).toBe(0);
  expect(get).toHaveBeenCalledTimes(1);
});
