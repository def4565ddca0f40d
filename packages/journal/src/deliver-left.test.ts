import type { DocumentDetail } from '@octavo/contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deliverLeft } from './deliver-left.ts';
import type { JournalServer } from './journal-server.ts';
import { documentOf, entryOf, memoryJournal, textOf } from './testing/entries.ts';
import { failedCall, saved, type ServedCall, stubServer } from './testing/stub-server.ts';

interface Held {
  document: DocumentDetail;
  living: ReadonlySet<string>;
  open: ReadonlySet<string>;
  claimed: boolean;
}

function start(stored = documentOf('Saved.', 4), given: Partial<JournalServer> = {}) {
  const memory = memoryJournal();
  const held: Held = { document: stored, living: new Set(), open: new Set(), claimed: false };
  const get = vi.fn<JournalServer['get']>(async () => ({ document: held.document, account: 'ada' }));
  const save = vi.fn<JournalServer['save']>(async (_id, { title, content, version }) => {
    if (version !== held.document.version) throw failedCall('version_conflict');
    held.document = { ...held.document, title, content, version: version + 1 };
    return saved(version + 1);
  });
  const lookThrough = () =>
    deliverLeft({
      journal: memory.journal,
      otherWindows: async () => held.living,
      unlessElsewhere: async (_name, work, otherwise) => (held.claimed ? otherwise : work()),
      isOpenHere: (id) => held.open.has(id),
      server: stubServer({ get, save, ...given }).server,
      settling: (work) => work(),
    });
  const deliver = async () => (await lookThrough()).saved;
  return { ...memory, held, get, save, deliver, lookThrough };
}

test('text left by a closed window is saved once, and is marked as saved', async () => {
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

test('text that cannot be marked as saved is not saved twice', async () => {
  const { journal, state, held, save, deliver } = start();
  await journal.write(entryOf('Saved. Offline.', 4));
  state.refuses = true;
  expect(await deliver()).toBe(1);
  expect(await deliver()).toBe(0);
  expect(save).toHaveBeenCalledTimes(1);
  expect(held.document.version).toBe(5);
});

test('text continues from a save whose answer was lost', async () => {
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
])('leftover text stays if %s', async (_why, { server, ...more }) => {
  const { journal, entries, held, save, deliver } = start(server);
  Object.assign(held, more);
  const entry = entryOf('Saved. Offline.', 4);
  await journal.write(entry);
  expect(await deliver()).toBe(0);
  expect(save).not.toHaveBeenCalled();
  expect(entries()).toEqual([entry]);
});

test('two diverging texts stay until somebody opens the document', async () => {
  const { journal, entries, save, deliver } = start();
  await journal.write(entryOf('Saved. One.', 4));
  await journal.write(entryOf('Saved. Two.', 4, { writtenAt: 1 }));
  expect(await deliver()).toBe(0);
  expect(save).not.toHaveBeenCalled();
  expect(entries().every(({ unsaved }) => unsaved)).toBe(true);
});

test('a refused save and a lost connection leave the text in place', async () => {
  const { journal, entries, get, save, deliver } = start();
  const entry = entryOf('Saved. Offline.', 4);
  await journal.write(entry);
  save.mockRejectedValueOnce(failedCall('version_conflict'));
  expect(await deliver()).toBe(0);
  get.mockRejectedValueOnce(failedCall('unreachable'));
  expect(await deliver()).toBe(0);
  expect(entries()).toMatchObject([{ document: entry.document, unsaved: true }]);
  expect(await deliver()).toBe(1);
});

test('a missing document does not block the others, but a lost connection does', async () => {
  const { journal, get, save, deliver } = start();
  const other = { ...documentOf('Saved. Offline.', 4), id: 'dunes' };
  await journal.write(entryOf('Gone.', 4));
  await journal.write(entryOf('', 4, { key: ['dunes', 'a'], document: other }));
  get.mockRejectedValueOnce(failedCall('not_found'));
  expect(await deliver()).toBe(1);
  expect(save.mock.calls.map(([id]) => id)).toEqual(['dunes']);
  get.mockReset().mockRejectedValue(failedCall('unreachable'));
  await journal.write(entryOf('', 4, { key: ['dunes', 'a'], document: other }));
  expect(await deliver()).toBe(0);
  expect(get).toHaveBeenCalledTimes(1);
});

describe('regression 129: text that the server already has', () => {
  test('is marked as saved, and nothing is sent', async () => {
    const { journal, entries, save, deliver } = start();
    await journal.write(entryOf('Saved.', 3, { sent: { title: 'Canals', content: textOf('Saved.') } }));
    expect(await deliver()).toBe(0);
    expect(save).not.toHaveBeenCalled();
    expect(entries()).toMatchObject([
      { unsaved: false, sent: null, document: { content: textOf('Saved.'), version: 4 } },
    ]);
  });

  test('is marked beside a text that would conflict', async () => {
    const { journal, entries, deliver } = start();
    const other = entryOf('Older. Other words.', 2);
    await journal.write(entryOf('Saved.', 3));
    await journal.write(other);
    expect(await deliver()).toBe(0);
    expect(entries().filter(({ unsaved }) => unsaved)).toEqual([other]);
  });

  test('is marked if the document has changed since then, and shows the server’s text', async () => {
    const server = { ...documentOf('Sent. Gone on.', 9), savedBy: { mine: 4 } };
    const { journal, entries, deliver } = start(server);
    const sent = { title: 'Canals', content: textOf('Sent.'), opening: 'mine', version: 3 };
    await journal.write(entryOf('Sent.', 3, { sent }));
    expect(await deliver()).toBe(0);
    expect(entries()).toMatchObject([{ unsaved: false, document: { content: server.content, version: 9 } }]);
  });

  test('does not stay readable once the document is locked', async () => {
    const { journal, entries, deliver } = start({
      ...documentOf('', 9),
      encryption: true,
      savedBy: { mine: 4 },
    });
    const sent = { title: 'Canals', content: textOf('Sent.'), opening: 'mine', version: 3 };
    const more = entryOf('Sent. More.', 3, { sent });
    await journal.write(entryOf('Sent.', 3, { sent }));
    await journal.write(more);
    expect(await deliver()).toBe(0);
    expect(entries()).toEqual([more]);
  });

  test('in two windows is marked in both once one of them is saved', async () => {
    const { journal, entries, deliver } = start();
    await journal.write(entryOf('Saved. Offline.', 4));
    await journal.write(entryOf('Saved. Offline.', 4, { key: ['canals', 'twin'] }));
    expect(await deliver()).toBe(1);
    expect(entries().map(({ unsaved }) => unsaved)).toEqual([false, false]);
  });
});

test('regression 129: a delivery whose answer was lost is recognised later', async () => {
  const { journal, entries, held, save, deliver } = start();
  await journal.write(entryOf('Saved. Offline.', 4));
  save.mockImplementationOnce(async (_id, { title, content, opening }) => {
    held.document = { ...held.document, title, content, version: 5, savedBy: { [opening]: 5 } };
    throw failedCall('unreachable');
  });
  await deliver();
  held.document = { ...held.document, content: textOf('Gone on.'), version: 6 };
  expect(await deliver()).toBe(0);
  expect(entries()).toMatchObject([{ unsaved: false, document: { version: 6 } }]);
});

describe('text of a missing document', () => {
  let calls: ServedCall[] = [];
  let account = 'ada';
  let save: JournalServer['save'] = async () => saved(2);
  const refusing = (code: Parameters<typeof failedCall>[0]) => async () => Promise.reject(failedCall(code));
  const missing = refusing('not_found');
  const deleted = refusing('document_deleted');

  beforeEach(() => {
    calls = [];
    account = 'ada';
    save = missing;
    const session = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => session.get(key) ?? null,
      setItem: (key: string, value: string) => session.set(key, value),
    });
    return () => vi.unstubAllGlobals();
  });

  function startGone(code: 'not_found' | 'document_deleted' = 'not_found') {
    const flow = start(documentOf('Saved.', 4), {
      save: (id, sent) => {
        calls.push(['save', id, sent]);
        return save(id, sent);
      },
      currentAccount: async () => account,
    });
    flow.get.mockRejectedValue(failedCall(code));
    return flow;
  }
  const left = entryOf('Saved. Offline.', 4, { account: 'ada', common: textOf('Saved.') });
  const names = () => calls.map(([name]) => name);
  const asked = (reason: string, words = 'Saved. Offline.', common = 'Saved.') => ({
    saved: 0,
    isComplete: true,
    words: [
      {
        id: 'canals',
        reason,
        texts: [
          {
            title: 'Canals',
            content: textOf(words),
            common: textOf(common),
            writtenAt: 0,
            keys: [['canals', words]],
          },
        ],
      },
    ],
  });

  test('regression 129: nothing is created automatically; the owner is asked until there is an answer', async () => {
    const { journal, entries, lookThrough } = startGone('document_deleted');
    save = deleted;
    await journal.write(left);
    expect(await lookThrough()).toEqual(asked('deleted'));
    expect(await lookThrough()).toEqual(asked('deleted'));
    expect(names()).toEqual(['save', 'save']);
    expect(entries()).toEqual([left]);
  });

  test('regression 129: text that the server had when the document was deleted is not asked about', async () => {
    const { journal, entries, lookThrough } = startGone('document_deleted');
    save = refusing('saved_and_deleted');
    const sent = { title: 'Canals', content: textOf('Sent.'), opening: 'mine', version: 4 };
    await journal.write(entryOf('Sent.', 4, { sent }));
    expect(await lookThrough()).toEqual({ saved: 0, words: [], isComplete: true });
    expect(calls.map(([, , sent]) => sent)).toEqual([sent]);
    expect(entries()).toEqual([]);
  });

  test('regression 129: text written after the last save is asked about, beside what the server had', async () => {
    const { journal, lookThrough } = startGone('document_deleted');
    save = refusing('saved_and_deleted');
    const sent = { title: 'Canals', content: textOf('Sent.'), opening: 'mine', version: 4 };
    await journal.write(entryOf('Sent. More.', 4, { sent, common: textOf('Older.') }));
    expect(await lookThrough()).toEqual(asked('deleted', 'Sent. More.', 'Sent.'));
  });

  test('the texts of two windows are one question, and equal texts are asked about once', async () => {
    const { journal, lookThrough } = startGone('document_deleted');
    save = deleted;
    await journal.write(left);
    await journal.write({ ...left, key: ['canals', 'twin'] });
    await journal.write(entryOf('Other words.', 4, { account: 'ada', writtenAt: 1 }));
    const { words } = await lookThrough();
    expect(
      words.map(({ texts }) => texts.map(({ content, keys }) => [content, keys.map((key) => key[1])])),
    ).toEqual([
      [
        [textOf('Other words.'), ['Other words.']],
        [textOf('Saved. Offline.'), ['Saved. Offline.', 'twin']],
      ],
    ]);
  });

  test('text that has become a document of its own is not asked about', async () => {
    const { journal, entries, lookThrough } = startGone();
    save = async (id) => (id === 'own' ? saved(2) : missing());
    const apart = { id: 'own', text: { title: 'Canals (recovered)', content: textOf('Saved. Offline.') } };
    await journal.write({ ...left, apart });
    expect(await lookThrough()).toEqual({ saved: 0, words: [], isComplete: true });
    expect(entries()).toEqual([]);
  });

  test('text of a document in the trash is saved there, on top of what was sent before', async () => {
    const { journal, entries, deliver } = startGone();
    let version = 4;
    save = async () => saved((version += 1));
    const sent = { title: 'Canals', content: textOf('Sent.'), opening: 'mine', version: 4 };
    await journal.write(entryOf('Sent. More.', 4, { sent, account: 'ada' }));
    expect(await deliver()).toBe(1);
    expect(calls.map(([, , sent]) => sent)).toEqual([
      sent,
      { title: 'Canals', content: textOf('Sent. More.'), opening: 'Sent. More.', version: 5 },
    ]);
    expect(entries()).toEqual([]);
  });

  test('text that the server refuses stays, and is tried once per session', async () => {
    const { journal, entries, get, deliver } = startGone();
    save = refusing('invalid_document');
    await journal.write(left);
    expect([await deliver(), await deliver()]).toEqual([0, 0]);
    expect(names()).toEqual(['save']);
    expect(entries()).toEqual([left]);
    expect(get).toHaveBeenCalledTimes(1);
  });

  test('regression 118: only the owner is asked, and each account is checked once per session', async () => {
    const { journal, entries, get, lookThrough } = startGone();
    account = 'ben';
    await journal.write(left);
    const nothing = { saved: 0, words: [], isComplete: true };
    expect([await lookThrough(), await lookThrough()]).toEqual([nothing, nothing]);
    expect([calls, entries()]).toEqual([[], [left]]);
    expect(get).toHaveBeenCalledTimes(1);
    account = 'ada';
    expect(await lookThrough()).toEqual(asked('missing'));
  });

  test('a lost connection leaves the question open', async () => {
    const { journal, entries, lookThrough } = startGone('document_deleted');
    save = refusing('unreachable');
    await journal.write(left);
    expect(await lookThrough()).toEqual({ saved: 0, words: [], isComplete: false });
    expect(entries()).toEqual([left]);
  });
});
