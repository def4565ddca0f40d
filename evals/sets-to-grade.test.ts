import { expect, test, vi } from 'vitest';
import type { Half } from './corrections/fault.ts';
import { setsToGrade } from './sets-to-grade.ts';

const sets = {
  half: vi.fn<(half: Half) => { name: string }>((name) => ({ name })),
  practice: () => [{ name: 'practice-1' }, { name: 'practice-2' }],
};

test('both halves are graded, without practice material', () => {
  expect(setsToGrade({ language: 'en', open: false }, sets)).toEqual([
    { name: 'open' },
    { name: 'held-out' },
  ]);
});

test('in full view, the held-out half is not even read', () => {
  sets.half.mockClear();
  expect(setsToGrade({ language: 'en', open: true }, sets)).toEqual([
    { name: 'open' },
    { name: 'practice-1' },
    { name: 'practice-2' },
  ]);
  expect(sets.half.mock.calls).toEqual([['open']]);
});

test('a named set is graded alone', () => {
  const named = (set: string) => setsToGrade({ language: 'en', open: true, set }, sets);
  expect(named('practice-2')).toEqual([{ name: 'practice-2' }]);
  expect(named('open')).toEqual([{ name: 'open' }]);
  expect(named('held-out')).toEqual([]);
});
