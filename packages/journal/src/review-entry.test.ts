import { describe, expect, test } from 'vitest';
import { isOpenTo, type JournalEntry } from './journal.ts';
import { reviewEntry } from './review-entry.ts';
import { entryOf } from './testing/entries.ts';
import { adasVerdict } from './testing/verdict-of.ts';
import { type DocumentState, nobodysVerdict } from './verdict.ts';

const entry = (unsaved: boolean, account?: string): JournalEntry =>
  entryOf('Words.', 4, { unsaved, ...(account !== undefined && { account }) });

/** The owner of an entry after the review, and whether its document is locked; null if it was deleted. */
function outcome(kept: JournalEntry | null): string | null {
  if (kept === null) return null;
  return `${kept.account ?? 'unknown'}${kept.isLocked === true ? ', locked' : ''}`;
}

describe('while Ada is signed in', () => {
  test.each<[DocumentState, string | undefined, saved: string | null, unsaved: string | null]>([
    ['readable', 'ada', 'ada', 'ada'],
    ['readable', 'ann', 'ada', 'ada'],
    ['readable', undefined, 'ada', 'ada'],
    ['locked', 'ada', null, 'ada, locked'],
    ['locked', undefined, null, 'ada, locked'],
    ['gone', 'ada', null, 'ada'],
    ['gone', 'ann', null, 'ada'],
    ['gone', 'ben', null, 'ben'],
    ['gone', 'leo', null, 'ada'],
    ['gone', undefined, null, 'unknown'],
    ['unknown', 'ben', 'ben', 'ben'],
    ['unknown', undefined, 'unknown', 'unknown'],
  ])(
    'of a document that is %s, written by %s: what is saved %s, what is not %s',
    (state, account, ...outcomes) => {
      const verdict = adasVerdict({ canals: state });
      expect([false, true].map((unsaved) => outcome(reviewEntry(entry(unsaved, account), verdict)))).toEqual(
        outcomes,
      );
    },
  );

  test('a document that was unlocked can be opened again', () => {
    const locked = { ...entry(true, 'ada'), isLocked: true };
    const open = reviewEntry(locked, adasVerdict({ canals: 'readable' }));
    expect([isOpenTo(locked, 'ada'), open && isOpenTo(open, 'ada')]).toEqual([false, true]);
  });

  test('an entry that needs no change is returned unchanged', () => {
    const own = entry(true, 'ada');
    expect(reviewEntry(own, adasVerdict({ canals: 'readable' }))).toBe(own);
    expect(reviewEntry(own, adasVerdict({ canals: 'gone' }))).toBe(own);
  });
});

test('after signing out, saved text is removed, and unsaved text keeps its owner', () => {
  const left = [entry(false, 'ada'), entry(false), entry(true, 'ada'), entry(true)];
  expect(left.map((one) => outcome(reviewEntry(one, nobodysVerdict)))).toEqual([
    null,
    null,
    'ada',
    'unknown',
  ]);
});

test('a deleted account’s unsaved text is removed too, but no other account’s', () => {
  const verdict = { ...nobodysVerdict, isDeleted: (account: string) => account === 'ada' };
  const left = [entry(true, 'ada'), entry(true, 'ben'), entry(true)];
  expect(left.map((one) => outcome(reviewEntry(one, verdict)))).toEqual([null, 'ben', 'unknown']);
});

test('an entry is opened only by its own account', () => {
  expect([isOpenTo(entry(false, 'ada'), 'ada'), isOpenTo(entry(false, 'ada'), 'ben')]).toEqual([true, false]);
  expect([isOpenTo(entry(false), 'ada'), isOpenTo(entry(false, 'ada'), null)]).toEqual([false, false]);
});
