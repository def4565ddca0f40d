import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { JournalWriter } from './journal-writer.ts';
import { documentOf, memoryJournal, textOf } from './testing/entries.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const loaded = documentOf('As it was loaded.', 4);

function open(words: () => string) {
  const memory = memoryJournal();
  return { ...memory, writer: new JournalWriter(() => textOf(words()), memory.journal) };
}

test('regression 41: two windows on one document keep an entry each', async () => {
  const memory = memoryJournal();
  const first = new JournalWriter(() => textOf('First window.'), memory.journal);
  const second = new JournalWriter(() => textOf('Second window.'), memory.journal);
  await Promise.all([first.begin(loaded, false, []), second.begin(loaded, false, [])]);
  first.changed('Canals', 4);
  second.changed('Canals', 4);
  await Promise.all([first.flush(), second.flush()]);
  second.saved(5, false);
  await second.flush();

  expect(
    memory.entries().map(({ document, unsaved }) => [document.content, document.version, unsaved]),
  ).toEqual([
    [textOf('First window.'), 4, true],
    [textOf('Second window.'), 5, false],
  ]);
});

test('what a window that is gone left is forgotten once it is stored here', async () => {
  const { writer, journal, state, entries } = open(() => '');
  const left = new JournalWriter(() => textOf('Left unsaved.'), journal);
  await left.begin(documentOf('Left unsaved.', 4), true, []);
  const [entry] = entries();
  const taken = entry === undefined ? [] : [entry.key];
  state.refuses = true;
  await writer.begin(documentOf('Left unsaved.', 4), true, taken);
  expect(entries()).toEqual([entry]);
  state.refuses = false;
  await writer.begin(documentOf('Left unsaved.', 4), true, taken);
  expect(entries().map(({ document, unsaved }) => [document.content, unsaved])).toEqual([
    [textOf('Left unsaved.'), true],
  ]);
  expect(entries()[0]?.key).not.toEqual(entry?.key);
});

test('what is typed after a pause is written within half a second, then once a second', async () => {
  let words = '';
  const { writer, entries } = open(() => words);
  await writer.begin(loaded, false, []);
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

test('regression 42: changes are at risk as long as this device refuses to keep what is not saved', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { writer, state } = open(() => 'Typed.');
  await writer.begin(loaded, false, []);
  state.refuses = true;
  expect(writer.isAtRisk).toBe(false);
  writer.changed('Canals', 4);
  await writer.flush();
  expect(writer.isAtRisk).toBe(true);
  writer.saved(5, false);
  await writer.flush();
  expect(writer.isAtRisk).toBe(false);
  writer.changed('Canals', 5);
  state.refuses = false;
  await writer.flush();
  expect(writer.isAtRisk).toBe(false);
});
