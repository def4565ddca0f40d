import { describe, expect, test } from 'vitest';
import { planRecovery } from './plan-recovery.ts';
import { documentOf, entryOf, textOf } from './testing/entries.ts';

const server = documentOf('As the server has it.', 4);

test('nothing that is saved is recovered', () => {
  const saved = entryOf('An older text.', 3, { unsaved: false });
  const acknowledgedTooLate = entryOf('As the server has it.', 3);
  expect(planRecovery([saved, acknowledgedTooLate], server)).toEqual({
    opened: null,
    apart: [],
    settled: [acknowledgedTooLate],
  });
});

test('the newest text that is based on what the server has goes on', () => {
  const older = entryOf('Written first.', 4, { writtenAt: 1 });
  const newer = entryOf('Written last.', 4, { writtenAt: 2 });
  expect(planRecovery([older, newer], server)).toEqual({ opened: newer, apart: [older], settled: [] });
});

test('regression 41: a text that is based on an older version is kept apart', () => {
  const conflicted = entryOf('From the other window.', 3, { writtenAt: 9 });
  const current = entryOf('From this window.', 4, { writtenAt: 1 });
  expect(planRecovery([conflicted, current], server)).toEqual({
    opened: current,
    apart: [conflicted],
    settled: [],
  });
  expect(planRecovery([conflicted], server)).toEqual({ opened: null, apart: [conflicted], settled: [] });
});

test('a text goes on from its own save, of which the answer did not arrive', () => {
  const sent = { content: textOf('As the server has it.'), title: 'Canals' };
  const entry = entryOf('As the server has it. And more.', 3, { sent });
  expect(planRecovery([entry], server)).toEqual({ opened: entry, apart: [], settled: [] });
});

test('a text that was chosen over what the server has, and may not have arrived, does not replace it afterwards', () => {
  const sent = {
    title: 'Canals',
    content: textOf('Mine.'),
    opening: 'mine',
    version: 4,
    keep: 'conflict' as const,
  };
  const chosen = entryOf('Mine. More.', 4, { sent });
  expect(planRecovery([chosen], server)).toEqual({ opened: null, apart: [chosen], settled: [] });
  const taken = { ...documentOf('Mine.', 5), savedBy: { mine: 5 } };
  expect(planRecovery([chosen], taken)).toEqual({ opened: chosen, apart: [], settled: [] });
});

test('the same text of two windows is kept once', () => {
  const one = entryOf('Twice.', 3, { writtenAt: 2 });
  const other = entryOf('Twice.', 3, { writtenAt: 1, key: ['canals', 'other'] });
  expect(planRecovery([other, one], server)).toEqual({ opened: null, apart: [one], settled: [] });
});

describe('regression 129: a save that was taken without an answer', () => {
  const sent = { title: 'Canals', content: textOf('Sent.'), opening: 'mine', version: 3 };
  const goneOn = { ...documentOf('Sent. Gone on elsewhere.', 9), savedBy: { mine: 4, theirs: 9 } };

  test('leaves nothing to recover, whatever was saved since', () => {
    const entry = entryOf('Sent.', 3, { sent });
    expect(planRecovery([entry], goneOn)).toEqual({ opened: null, apart: [], settled: [entry] });
  });

  test('is known of a locked document as well, whose text is not', () => {
    const locked = { ...documentOf('', 9), encryption: true, savedBy: { mine: 4 } };
    const entry = entryOf('Sent.', 3, { sent });
    const emptied = entryOf('', 3);
    expect(planRecovery([entry, emptied], locked)).toMatchObject({ settled: [entry], apart: [emptied] });
  });

  test('is what more words go on from, until somebody else has saved', () => {
    const entry = entryOf('Sent. More.', 3, { sent });
    const held = { ...documentOf('Sent, and put in order by the server.', 4), savedBy: { mine: 4 } };
    expect(planRecovery([entry], held)).toMatchObject({ opened: entry, apart: [] });
    expect(planRecovery([entry], goneOn)).toMatchObject({ opened: null, apart: [entry] });
  });

  test('is not taken for one that the server did not take', () => {
    const later = entryOf('Sent later.', 4, {
      sent: { ...sent, content: textOf('Sent later.'), version: 4 },
    });
    expect(planRecovery([later], goneOn)).toMatchObject({ apart: [later], settled: [] });
  });
});
