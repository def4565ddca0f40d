import { describe, expect, test } from 'vitest';
import { planRecovery } from './plan-recovery.ts';
import { documentOf, entryOf, textOf } from './testing/entries.ts';

const server = documentOf('As the server has it.', 4);

test('saved text is not recovered', () => {
  const saved = entryOf('An older text.', 3, { unsaved: false });
  const acknowledgedTooLate = entryOf('As the server has it.', 3);
  expect(planRecovery([saved, acknowledgedTooLate], server)).toEqual({
    opened: null,
    apart: [],
    settled: [acknowledgedTooLate],
  });
});

test('the newest text based on the server’s version continues', () => {
  const older = entryOf('Written first.', 4, { writtenAt: 1 });
  const newer = entryOf('Written last.', 4, { writtenAt: 2 });
  expect(planRecovery([older, newer], server)).toEqual({ opened: newer, apart: [older], settled: [] });
});

test('regression 41: a text based on an older version is recovered separately', () => {
  const conflicted = entryOf('From the other window.', 3, { writtenAt: 9 });
  const current = entryOf('From this window.', 4, { writtenAt: 1 });
  expect(planRecovery([conflicted, current], server)).toEqual({
    opened: current,
    apart: [conflicted],
    settled: [],
  });
  expect(planRecovery([conflicted], server)).toEqual({ opened: null, apart: [conflicted], settled: [] });
});

test('a text continues from its own save whose answer was lost', () => {
  const sent = { content: textOf('As the server has it.'), title: 'Canals' };
  const entry = entryOf('As the server has it. And more.', 3, { sent });
  expect(planRecovery([entry], server)).toEqual({ opened: entry, apart: [], settled: [] });
});

test('a text chosen over the server’s, but perhaps not saved, does not replace it later', () => {
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

test('equal texts of two windows are recovered once', () => {
  const one = entryOf('Twice.', 3, { writtenAt: 2 });
  const other = entryOf('Twice.', 3, { writtenAt: 1, key: ['canals', 'other'] });
  expect(planRecovery([other, one], server)).toEqual({ opened: null, apart: [one], settled: [] });
});

describe('regression 129: a save that was accepted without an answer', () => {
  const sent = { title: 'Canals', content: textOf('Sent.'), opening: 'mine', version: 3 };
  const goneOn = { ...documentOf('Sent. Gone on elsewhere.', 9), savedBy: { mine: 4, theirs: 9 } };

  test('leaves nothing to recover, whatever was saved since', () => {
    const entry = entryOf('Sent.', 3, { sent });
    expect(planRecovery([entry], goneOn)).toEqual({ opened: null, apart: [], settled: [entry] });
  });

  test('is recognised for a locked document too, unlike its text', () => {
    const locked = { ...documentOf('', 9), encryption: true, savedBy: { mine: 4 } };
    const entry = entryOf('Sent.', 3, { sent });
    const emptied = entryOf('', 3);
    expect(planRecovery([entry, emptied], locked)).toMatchObject({ settled: [entry], apart: [emptied] });
  });

  test('is what further text builds on, until somebody else has saved', () => {
    const entry = entryOf('Sent. More.', 3, { sent });
    const held = { ...documentOf('Sent, and put in order by the server.', 4), savedBy: { mine: 4 } };
    expect(planRecovery([entry], held)).toMatchObject({ opened: entry, apart: [] });
    expect(planRecovery([entry], goneOn)).toMatchObject({ opened: null, apart: [entry] });
  });

  test('is distinguished from a save that was not accepted', () => {
    const later = entryOf('Sent later.', 4, {
      sent: { ...sent, content: textOf('Sent later.'), version: 4 },
    });
    expect(planRecovery([later], goneOn)).toMatchObject({ apart: [later], settled: [] });
  });
});
