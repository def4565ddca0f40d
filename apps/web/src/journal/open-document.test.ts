import type { DocumentContent, DocumentDetail } from '@octavo/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallFailed } from '../api/call-failed.ts';
import type { JournalEntry } from './journal.ts';
import { JournalWriter } from './journal-writer.ts';
import { openDocument } from './open-document.ts';
import { MemoryStorage } from '../testing/memory-storage.ts';
import { stubServer } from '../testing/stub-server.ts';
import { documentOf, entryOf, memoryJournal, textOf } from './testing/entries.ts';

const memory = memoryJournal();

afterEach(() => vi.unstubAllGlobals());
beforeEach(async () => {
  for (const { key } of memory.entries()) await memory.journal.forget(key);
});

const writerOf = (read: () => DocumentContent | null = () => null) => new JournalWriter(read, memory.journal);

async function open(document: DocumentDetail, writer = writerOf(), isRefused = false) {
  stubServer(() => ({ doc: document }));
  const apart: DocumentDetail[] = [];
  const opening = {
    id: document.id,
    signal: new AbortController().signal,
    begin: (...begun: Parameters<JournalWriter['begin']>) => writer.begin(...begun),
    keepApart: async ({ document: text }: JournalEntry) => {
      if (isRefused) throw new Error('No more documents');
      apart.push(text);
    },
  };
  const opened = await openDocument(opening, memory.journal);
  await writer.flush();
  return { opened, apart };
}

const texts = () => memory.entries().map(({ document, unsaved }) => [document.content, unsaved]);

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

test('regression 119: what this window wrote while another one locked the text is recovered here once it is unlocked', async () => {
  const writer = writerOf(() => textOf('Saved. Typed here.'));
  await open(documentOf('Saved.', 4), writer);
  writer.changed('Canals', 4);
  await writer.flush();
  await open({ ...documentOf('', 5), encryption: true }, writer);
  expect(texts()).toEqual([[textOf('Saved. Typed here.'), true]]);

  const refused = await open(documentOf('Saved.', 6), writer, true);
  expect(refused.opened.document.content).toEqual(textOf('Saved.'));
  expect(texts()).toEqual([
    [textOf('Saved. Typed here.'), true],
    [textOf('Saved.'), false],
  ]);

  const { apart } = await open(documentOf('Saved.', 6), writer);
  expect(apart.map(({ content }) => content)).toEqual([textOf('Saved. Typed here.')]);
  expect(texts()).toEqual([[textOf('Saved.'), false]]);
});

test('regression 129: nothing is recovered of a text that the server has taken, nor kept of it while that is locked', async () => {
  const sent = { title: 'Canals', content: textOf('Sent.'), opening: 'mine', version: 4 };
  const goneOn = { ...documentOf('Sent. Gone on elsewhere.', 9), savedBy: { mine: 5, theirs: 9 } };
  await memory.journal.write(entryOf('Sent.', 4, { sent }));
  const { opened, apart } = await open(goneOn);
  expect([opened.document.content, opened.unsaved, apart]).toEqual([goneOn.content, false, []]);
  expect(texts()).toEqual([[goneOn.content, false]]);

  await memory.journal.write(entryOf('Sent.', 4, { sent }));
  await open({ ...documentOf('', 10), encryption: true, savedBy: { mine: 5 } });
  expect(texts()).toEqual([]);
});

async function openGone(account: string, code: 'not_found' | 'document_deleted' = 'not_found') {
  const calls: string[] = [];
  stubServer(({ name }) => {
    if (name === 'accountInfo') return { id: account };
    calls.push(name);
    throw new CallFailed(code === 'not_found' ? 404 : 410, code, 'It does not exist.');
  });
  const begin = vi.fn<() => Promise<void>>();
  const opening = {
    id: 'canals',
    signal: new AbortController().signal,
    begin,
    keepApart: async () => {
      throw new Error('Nothing is kept of a document that is gone');
    },
  };
  const failed = await openDocument(opening, memory.journal).catch((error: unknown) => error);
  expect([failed, begin.mock.calls]).toEqual([expect.objectContaining({ code }), []]);
  return calls;
}

test.each(['not_found', 'document_deleted'] as const)(
  'regression 129: what is left of a document that is gone (%s) stays until its owner was asked',
  async (code) => {
    await memory.journal.write(entryOf('Saved. Written since.', 4, { account: 'ada' }));
    expect(await openGone('ada', code)).toEqual(['getDocument', 'saveDocument']);
    expect(texts()).toEqual([[textOf('Saved. Written since.'), true]]);
  },
);

test('regression 118: of a text whose author is somebody else, or not known, nothing is sent', async () => {
  await memory.journal.write(entryOf('Saved. Written since.', 4, { account: 'ada' }));
  await memory.journal.write(entryOf('Older.', 4));
  expect(await openGone('ben')).toEqual(['getDocument']);
  expect(texts()).toHaveLength(2);
});

describe('regression 141: without a connection', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', new MemoryStorage());
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('There is no connection')));
  });

  const openOffline = async (): Promise<unknown> => {
    const begin = vi.fn<() => Promise<void>>(async () => {});
    const opening = {
      id: 'canals',
      signal: new AbortController().signal,
      begin,
      keepApart: async () => {},
    };
    return openDocument(opening, memory.journal).then(
      ({ document }) => document.content,
      (error: unknown) => (error instanceof CallFailed ? error.code : error),
    );
  };
  const known = (mark: string) => localStorage.setItem('octavo_account', mark);

  test('a document is opened by the account that was known last, and by no other', async () => {
    await memory.journal.write(entryOf('Mine.', 4, { account: 'ada', unsaved: false }));
    known('ada.1');
    expect(await openOffline()).toEqual(textOf('Mine.'));
    // The device has not been looked through yet.
    known('ada');
    expect(await openOffline()).toEqual(textOf('Mine.'));
    known('ben.1');
    expect(await openOffline()).toBe('unreachable');
  });

  test.each(['', '.'])('after a sign-out nothing is opened (%j)', async (mark) => {
    await memory.journal.write(entryOf('Mine.', 4, { account: 'ada' }));
    known(mark);
    expect(await openOffline()).toBe('unreachable');
  });

  test('what nobody is known to have written, or what was locked meanwhile, is not opened', async () => {
    known('ada.1');
    await memory.journal.write(entryOf('Of before.', 4));
    await memory.journal.write(entryOf('Locked.', 4, { account: 'ada', isLocked: true }));
    expect(await openOffline()).toBe('unreachable');
  });

  test('a device of before goes by the account of the answers that it kept', async () => {
    await memory.journal.write(entryOf('Mine.', 4, { account: 'ada' }));
    const answers = {
      has: async () => true,
      open: async () => ({ match: async () => Response.json({ id: 'ada' }) }),
    };
    vi.stubGlobal('caches', answers);
    expect(await openOffline()).toEqual(textOf('Mine.'));
  });
});

test('regression 141: an opened document is known to belong to the account that the server names', async () => {
  stubServer(
    () => ({ doc: documentOf('Mine.', 4) }),
    () => 'ada.1',
  );
  const writer = writerOf();
  const opening = {
    id: 'canals',
    signal: new AbortController().signal,
    begin: (...begun: Parameters<JournalWriter['begin']>) => writer.begin(...begun),
    keepApart: async () => {},
  };
  await openDocument(opening, memory.journal);
  await writer.flush();
  expect(memory.entries().map(({ account }) => account)).toEqual(['ada']);
});
