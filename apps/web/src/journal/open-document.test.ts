import type { DocumentContent, DocumentDetail } from '@octavo/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallFailed } from '../api/call-failed.ts';
import type { SentText } from './journal.ts';
import { JournalWriter } from './journal-writer.ts';
import { openDocument } from './open-document.ts';
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
    keepApart: async (text: DocumentDetail) => {
      if (isRefused) throw new Error('No more documents');
      apart.push(text);
    },
    keepGone: async () => {
      throw new Error('It is there');
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

async function openGone(account: string) {
  stubServer(({ name }) => {
    if (name === 'accountInfo') return { id: account };
    throw new CallFailed(404, 'not_found', 'It does not exist, or it is not yours.');
  });
  const kept: SentText[] = [];
  const begin = vi.fn<() => Promise<void>>();
  const opening = {
    id: 'canals',
    signal: new AbortController().signal,
    begin,
    keepApart: async () => {},
    keepGone: async (text: SentText) => void kept.push(text),
  };
  const failed = await openDocument(opening, memory.journal).catch((error: unknown) => error);
  expect([failed, begin.mock.calls]).toEqual([expect.objectContaining({ code: 'not_found' }), []]);
  return kept.map(({ content }) => content);
}

test('regression 118: what is left of a document that was deleted becomes a new one, for its author alone', async () => {
  await memory.journal.write(entryOf('Saved. Written since.', 4, { account: 'ada' }));
  expect(await openGone('ben')).toEqual([]);
  expect(texts()).toEqual([[textOf('Saved. Written since.'), true]]);
  expect(await openGone('ada')).toEqual([textOf('Saved. Written since.')]);
  expect(texts()).toEqual([]);
});

test('regression 118: nobody is given a text of which the author is not known', async () => {
  await memory.journal.write(entryOf('Saved. Written since.', 4));
  expect(await openGone('ada')).toEqual([]);
  expect(texts()).toEqual([[textOf('Saved. Written since.'), true]]);
});
