import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { JournalWriter } from './journal-writer.ts';
import type { OpenedDocument } from './open-document.ts';
import { documentOf, memoryJournal, textOf } from './testing/entries.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const loaded: OpenedDocument = {
  document: documentOf('As it was loaded.', 4),
  unsaved: false,
  common: textOf('As it was loaded.'),
  sent: null,
};
const leftUnsaved: OpenedDocument = {
  document: documentOf('Left unsaved.', 4),
  unsaved: true,
  common: textOf('As it was loaded.'),
  sent: null,
};
const locked: OpenedDocument = {
  document: { ...documentOf('', 5), encryption: true },
  unsaved: false,
  common: textOf(''),
  sent: null,
};

function open(words: () => string) {
  const memory = memoryJournal();
  return { ...memory, writer: new JournalWriter(() => textOf(words()), memory.journal) };
}

test('regression 41: two windows on one document each keep an entry', async () => {
  const memory = memoryJournal();
  const first = new JournalWriter(() => textOf('First window.'), memory.journal);
  const second = new JournalWriter(() => textOf('Second window.'), memory.journal);
  await Promise.all([first.begin(loaded, []), second.begin(loaded, [])]);
  first.changed('Canals', 4);
  second.changed('Canals', 4);
  await Promise.all([first.flush(), second.flush()]);
  second.saved(textOf('Second window.'), 5, false);
  await second.flush();

  expect(
    memory.entries().map(({ document, unsaved }) => [document.content, document.version, unsaved]),
  ).toEqual([
    [textOf('First window.'), 4, true],
    [textOf('Second window.'), 5, false],
  ]);
});

test('the entry of a closed window is removed once its text is stored here', async () => {
  const { writer, journal, state, entries } = open(() => '');
  const left = new JournalWriter(() => textOf('Left unsaved.'), journal);
  await left.begin(leftUnsaved, []);
  const [entry] = entries();
  const taken = entry === undefined ? [] : [entry.key];
  state.refuses = true;
  await writer.begin(leftUnsaved, taken);
  expect(entries()).toEqual([entry]);
  state.refuses = false;
  await writer.begin(leftUnsaved, taken);
  expect(entries().map(({ document, unsaved }) => [document.content, unsaved])).toEqual([
    [textOf('Left unsaved.'), true],
  ]);
  expect(entries()[0]?.key).not.toEqual(entry?.key);
});

test('regression 70: the server’s text is stored beside the unsaved one, across openings', async () => {
  let words = 'As it was loaded. First.';
  const { writer, journal, entries } = open(() => words);
  await writer.begin(loaded, []);
  expect(entries()[0]?.common).toBeNull();
  writer.changed('Canals', 4);
  await writer.flush();
  expect(entries()[0]?.common).toEqual(loaded.common);

  const next = new JournalWriter(() => textOf(words), journal);
  const [left] = entries();
  if (left === undefined) throw new Error('Nothing was kept');
  await next.begin(left, [left.key]);
  expect(next.common).toEqual(loaded.common);
  words = 'As it was loaded. First. Second.';
  next.changed('Canals', 4);
  await next.flush();
  expect(entries().map(({ document, common }) => [document.content, common])).toEqual([
    [textOf('As it was loaded. First. Second.'), loaded.common],
  ]);
});

test('saved text becomes the server’s text, even in a new document', async () => {
  const { writer, entries } = open(() => 'Saved. More.');
  await writer.begin(loaded, []);
  writer.changed('Canals', 4);
  writer.saved(textOf('Saved.'), 5, true);
  expect(writer.common).toEqual(textOf('Saved.'));
  writer.moved({ id: 'copy', content: textOf('Saved. More.'), version: 1, unsaved: false });
  await writer.flush();
  expect(writer.common).toEqual(textOf('Saved. More.'));
  expect(entries().map(({ key, unsaved, document }) => [key[0], unsaved, document.version])).toEqual([
    ['copy', false, 1],
  ]);
});

test('text typed after a pause is stored within half a second, then once a second', async () => {
  let words = '';
  const { writer, entries } = open(() => words);
  await writer.begin(loaded, []);
  await vi.advanceTimersByTimeAsync(5000);
  const written = () => entries()[0]?.document.content;

  words = 'A';
  writer.changed('Canals', 4);
  await vi.advanceTimersByTimeAsync(450);
  expect(written()).toEqual(textOf('A'));
  words = 'A b';
  writer.changed('Canals', 4);
  await vi.advanceTimersByTimeAsync(999);
  expect(written()).toEqual(textOf('A'));
  await vi.advanceTimersByTimeAsync(1);
  expect(written()).toEqual(textOf('A b'));
});

test('regression 42: changes are at risk while this device refuses to store unsaved text', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { writer, state } = open(() => 'Typed.');
  await writer.begin(loaded, []);
  state.refuses = true;
  expect(writer.isAtRisk).toBe(false);
  writer.changed('Canals', 4);
  await writer.flush();
  expect(writer.isAtRisk).toBe(true);
  writer.saved(textOf('Typed.'), 5, false);
  await writer.flush();
  expect(writer.isAtRisk).toBe(false);
  writer.changed('Canals', 5);
  state.refuses = false;
  await writer.flush();
  expect(writer.isAtRisk).toBe(false);
});

test('regression 112: a lock set in another window removes the readable text here', async () => {
  const { writer, entries } = open(() => 'As it was loaded.');
  await writer.begin(loaded, []);
  await writer.begin(locked, []);
  expect(entries()).toEqual([]);
});

test('regression 112: text that was unsaved at the lock stays until it can be recovered', async () => {
  const { writer, entries } = open(() => 'More.');
  await writer.begin(loaded, []);
  writer.changed('Canals', 4);
  await writer.flush();
  await writer.begin(locked, []);
  expect(entries().map(({ document, unsaved }) => [document.content, unsaved])).toEqual([
    [textOf('More.'), true],
  ]);
});

test('regression 112: the result of an unanswered save survives a change', async () => {
  const { writer, entries } = open(() => 'More.');
  await writer.begin(loaded, []);
  await writer.sending({ title: 'Canals', content: textOf('Sent.') }, textOf('Sent.'));
  writer.saved(textOf('Sent.'), 5, true);
  writer.changed('Canals', 4);
  await writer.flush();
  expect(entries().map(({ document, common, sent }) => [document.version, common, sent])).toEqual([
    [5, textOf('Sent.'), null],
  ]);
});

test('regression 118: the owner is stored with the text, and cleared for a new document', async () => {
  const { writer, entries } = open(() => 'More.');
  await writer.begin(loaded, []);
  writer.belongsTo('ada');
  writer.changed('Canals', 4);
  await writer.flush();
  const accounts = () => entries().map(({ account }) => account);
  expect(accounts()).toEqual(['ada']);
  await writer.begin({ ...loaded, account: 'ben' }, []);
  expect(accounts()).toEqual(['ada', 'ben']);
  writer.moved({ id: 'copy', content: textOf('More.'), version: 1, unsaved: false });
  await writer.flush();
  expect(accounts()).toEqual(['ada', undefined]);
});

test('a document that is opened again is still stored here', async () => {
  const { writer, entries } = open(() => '');
  await writer.begin(loaded, []);
  await writer.begin(
    loaded,
    entries().map(({ key }) => key),
  );
  expect(entries()).toHaveLength(1);
});
