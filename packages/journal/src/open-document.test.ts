import type { DocumentContent, DocumentDetail } from '@octavo/contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { codeOf } from './failure.ts';
import type { JournalEntry } from './journal.ts';
import { JournalWriter } from './journal-writer.ts';
import { openDocument } from './open-document.ts';
import type { JournalServer } from './journal-server.ts';
import { documentOf, entryOf, memoryJournal, textOf } from './testing/entries.ts';
import { failedCall, stubServer } from './testing/stub-server.ts';

const memory = memoryJournal();

beforeEach(async () => {
  for (const { key } of memory.entries()) await memory.journal.forget(key);
});

const writerOf = (read: () => DocumentContent | null = () => null) => new JournalWriter(read, memory.journal);

async function open(document: DocumentDetail, writer = writerOf(), isRefused = false) {
  const { server } = stubServer({ get: async () => ({ document, account: null }) });
  const apart: DocumentDetail[] = [];
  const opening = {
    id: document.id,
    signal: new AbortController().signal,
    begin: (...begun: Parameters<JournalWriter['begin']>) => writer.begin(...begun),
    keepApart: async ({ document: text }: JournalEntry) => {
      if (isRefused) throw new Error('No more documents');
      apart.push(text);
    },
    server,
    lastAccount: async () => null,
  };
  const opened = await openDocument(opening, memory.journal);
  await writer.flush();
  return { opened, apart };
}

const texts = () => memory.entries().map(({ document, unsaved }) => [document.content, unsaved]);

test('regression 112: unsaved text of a document that was locked is recovered after unlocking', async () => {
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

test('regression 119: text written here while another window locked it is recovered here after unlocking', async () => {
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

test('regression 129: text that the server has is not recovered, and not stored while it is locked', async () => {
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
  const failing = async () => Promise.reject(failedCall(code));
  const { server, calls } = stubServer({ get: failing, save: failing, currentAccount: async () => account });
  const begin = vi.fn<() => Promise<void>>();
  const opening = {
    id: 'canals',
    signal: new AbortController().signal,
    begin,
    keepApart: async () => {
      throw new Error('Nothing is kept of a document that is gone');
    },
    server,
    lastAccount: async () => null,
  };
  const failed = await openDocument(opening, memory.journal).catch((error: unknown) => error);
  expect([failed, begin.mock.calls]).toEqual([expect.objectContaining({ code }), []]);
  return calls.map(([name]) => name);
}

test.each(['not_found', 'document_deleted'] as const)(
  'regression 129: leftover text of a missing document (%s) stays until its owner was asked',
  async (code) => {
    await memory.journal.write(entryOf('Saved. Written since.', 4, { account: 'ada' }));
    expect(await openGone('ada', code)).toEqual(['get', 'save']);
    expect(texts()).toEqual([[textOf('Saved. Written since.'), true]]);
  },
);

test('regression 118: text of another or an unknown author is not sent', async () => {
  await memory.journal.write(entryOf('Saved. Written since.', 4, { account: 'ada' }));
  await memory.journal.write(entryOf('Older.', 4));
  expect(await openGone('ben')).toEqual(['get']);
  expect(texts()).toHaveLength(2);
});

describe('regression 141: without a connection', () => {
  const openOffline = async (lastAccount: string | null): Promise<unknown> => {
    const { server } = stubServer({
      get: async () => Promise.reject(failedCall('unreachable')),
    });
    const opening = {
      id: 'canals',
      signal: new AbortController().signal,
      begin: async () => {},
      keepApart: async () => {},
      server,
      lastAccount: async () => lastAccount,
    };
    return openDocument(opening, memory.journal).then(
      ({ document }) => document.content,
      (error: unknown) => codeOf(error),
    );
  };

  test('a document is opened only by the account that was known last', async () => {
    await memory.journal.write(entryOf('Mine.', 4, { account: 'ada', unsaved: false }));
    expect(await openOffline('ada')).toEqual(textOf('Mine.'));
    expect(await openOffline('ben')).toBe('unreachable');
  });

  test('after signing out, nothing is opened', async () => {
    await memory.journal.write(entryOf('Mine.', 4, { account: 'ada' }));
    expect(await openOffline(null)).toBe('unreachable');
  });

  test('text of an unknown author, or locked in the meantime, is not opened', async () => {
    await memory.journal.write(entryOf('Of before.', 4));
    await memory.journal.write(entryOf('Locked.', 4, { account: 'ada', isLocked: true }));
    expect(await openOffline('ada')).toBe('unreachable');
  });
});

test('any other refusal is thrown, and nothing is opened', async () => {
  await memory.journal.write(entryOf('Mine.', 4, { account: 'ada' }));
  const get: JournalServer['get'] = async () => Promise.reject(failedCall('limit_reached'));
  const begin = vi.fn<() => Promise<void>>();
  const opening = {
    id: 'canals',
    signal: new AbortController().signal,
    begin,
    keepApart: async () => {},
    server: stubServer({ get }).server,
    lastAccount: async () => 'ada',
  };
  await expect(openDocument(opening, memory.journal)).rejects.toMatchObject({ code: 'limit_reached' });
  expect(begin).not.toHaveBeenCalled();
});

test('regression 141: an opened document belongs to the account that the server names', async () => {
  const writer = writerOf();
  const opening = {
    id: 'canals',
    signal: new AbortController().signal,
    begin: (...begun: Parameters<JournalWriter['begin']>) => writer.begin(...begun),
    keepApart: async () => {},
    server: stubServer({ get: async () => ({ document: documentOf('Mine.', 4), account: 'ada' }) }).server,
    lastAccount: async () => null,
  };
  await openDocument(opening, memory.journal);
  await writer.flush();
  expect(memory.entries().map(({ account }) => account)).toEqual(['ada']);
});
