import type { DocumentDetail } from '@octavo/contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CallFailed } from '../api/call-failed.ts';
import { type ServedCall, stubServer } from '../testing/stub-server.ts';
import { type Delivery, deliverLeft } from './deliver-left.ts';
import { documentOf, entryOf, memoryJournal, textOf } from './testing/entries.ts';

interface Held {
  document: DocumentDetail;
  living: ReadonlySet<string>;
  open: ReadonlySet<string>;
  claimed: boolean;
}

function start(stored = documentOf('Saved.', 4)) {
  const memory = memoryJournal();
  const held: Held = { document: stored, living: new Set(), open: new Set(), claimed: false };
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
      titleOfRecovered: async (title) => `${title} (recovered)`,
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

describe('regression 118: of a document that is gone', () => {
  const gone = new CallFailed(404, 'not_found', 'It does not exist, or it is not yours.');
  let calls: ServedCall[] = [];
  let account = 'ada';
  let inTrash: readonly string[] = [];
  let refusal: CallFailed | null = null;

  beforeEach(() => {
    calls = [];
    account = 'ada';
    inTrash = [];
    refusal = null;
    const session = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => session.get(key) ?? null,
      setItem: (key: string, value: string) => session.set(key, value),
    });
    stubServer((request) => {
      if (request.name === 'accountInfo') return { id: account };
      calls.push(request);
      if (request.name === 'createBlankDocument') return { id: 'new' };
      if (request.name === 'deleteDocument') return { ok: true };
      const isOld = request.params['documentId'] === 'canals';
      if (isOld && !inTrash.includes('canals')) throw gone;
      if (refusal !== null) throw refusal;
      return { version: 2 };
    });
    return () => vi.unstubAllGlobals();
  });

  function startGone() {
    const flow = start();
    flow.get.mockRejectedValue(gone);
    return flow;
  }
  const left = entryOf('Saved. Offline.', 4, { account: 'ada' });
  const names = () => calls.map(({ name }) => name);

  test('what its author left becomes a new one', async () => {
    const { journal, entries, deliver } = startGone();
    await journal.write(left);
    expect(await deliver()).toBe(1);
    expect(calls.slice(1)).toEqual([
      { name: 'createBlankDocument', params: {}, body: { title: 'Canals (recovered)' } },
      {
        name: 'saveDocument',
        params: { documentId: 'new' },
        body: { title: 'Canals (recovered)', content: textOf('Saved. Offline.') },
      },
    ]);
    expect(entries()).toEqual([]);
  });

  test('in the trash it is saved where it is', async () => {
    const { journal, entries, deliver } = startGone();
    inTrash = ['canals'];
    await journal.write(left);
    expect(await deliver()).toBe(1);
    expect(names()).toEqual(['saveDocument']);
    expect(entries()).toEqual([]);
  });

  test('a text that the server does not take stays, leaves no empty document, and is tried once a session', async () => {
    const { journal, entries, get, deliver } = startGone();
    refusal = new CallFailed(400, 'invalid_document', 'It cannot be read.');
    await journal.write(left);
    expect([await deliver(), await deliver()]).toEqual([0, 0]);
    expect(names()).toEqual(['saveDocument', 'createBlankDocument', 'saveDocument', 'deleteDocument']);
    expect(entries()).toEqual([left]);
    expect(get).toHaveBeenCalledTimes(1);
  });

  test('nobody else gets it, and each account is asked for it once a session', async () => {
    const { journal, entries, get, deliver } = startGone();
    account = 'ben';
    await journal.write(left);
    expect([await deliver(), await deliver()]).toEqual([0, 0]);
    expect([calls, entries()]).toEqual([[], [left]]);
    expect(get).toHaveBeenCalledTimes(1);
    account = 'ada';
    expect(await deliver()).toBe(1);
  });
});
