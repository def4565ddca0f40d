import { expect, it } from 'vitest';
import { isWhole, withDay } from './picked-days.ts';

it('swaps the days of a range if the second is earlier', () => {
  expect(withDay(['2026-11-18'], '2026-11-20', 'range')).toEqual(['2026-11-18', '2026-11-20']);
  expect(withDay(['2026-11-18'], '2026-11-09', 'range')).toEqual(['2026-11-09', '2026-11-18']);
  expect(withDay(['2026-11-18'], '2025-12-31', 'range')).toEqual(['2025-12-31', '2026-11-18']);
});

it('takes the same day twice as a range of one day', () => {
  expect(withDay(['2026-11-18'], '2026-11-18', 'range')).toEqual(['2026-11-18', '2026-11-18']);
});

it('starts another range after a complete one', () => {
  expect(withDay(['2026-11-09', '2026-11-18'], '2026-11-12', 'range')).toEqual(['2026-11-12']);
});

it('holds one day in single mode', () => {
  expect(withDay(['2026-11-18'], '2026-11-09', 'single')).toEqual(['2026-11-09']);
});

it('is whole with one date, or with two of a range', () => {
  const picked = [[], ['2026-11-09'], ['2026-11-09', '2026-11-18']] as const;
  expect(picked.map((days) => isWhole(days, 'single'))).toEqual([false, true, false]);
  expect(picked.map((days) => isWhole(days, 'range'))).toEqual([false, false, true]);
});
