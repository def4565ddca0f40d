import { expect, test } from 'vitest';
import { planRecovery } from './plan-recovery.ts';
import { documentOf, entryOf, textOf } from './testing/entries.ts';

const server = documentOf('As the server has it.', 4);

test('nothing that is saved is recovered', () => {
  const saved = entryOf('An older text.', 3, { unsaved: false });
  const acknowledgedTooLate = entryOf('As the server has it.', 3);
  expect(planRecovery([saved, acknowledgedTooLate], server)).toEqual({ opened: null, apart: [] });
});

test('the newest text that is based on what the server has goes on', () => {
  const older = entryOf('Written first.', 4, { writtenAt: 1 });
  const newer = entryOf('Written last.', 4, { writtenAt: 2 });
  expect(planRecovery([older, newer], server)).toEqual({ opened: newer, apart: [older] });
});

test('regression 41: a text that is based on an older version is kept apart', () => {
  const conflicted = entryOf('From the other window.', 3, { writtenAt: 9 });
  const current = entryOf('From this window.', 4, { writtenAt: 1 });
  expect(planRecovery([conflicted, current], server)).toEqual({ opened: current, apart: [conflicted] });
  expect(planRecovery([conflicted], server)).toEqual({ opened: null, apart: [conflicted] });
});

test('a text goes on from its own save, of which the answer did not arrive', () => {
  const sent = { content: textOf('As the server has it.'), title: 'Canals' };
  const entry = entryOf('As the server has it. And more.', 3, { sent });
  expect(planRecovery([entry], server)).toEqual({ opened: entry, apart: [] });
});

test('the same text of two windows is kept once', () => {
  const one = entryOf('Twice.', 3, { writtenAt: 2 });
  const other = entryOf('Twice.', 3, { writtenAt: 1, key: ['canals', 'other'] });
  expect(planRecovery([other, one], server)).toEqual({ opened: null, apart: [one] });
});
