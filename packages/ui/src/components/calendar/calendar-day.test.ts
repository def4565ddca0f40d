import { expect, it } from 'vitest';
import { countDays, toDate, toDay } from './calendar-day.ts';

it('converts a day and back to the same day', () => {
  const days = ['2026-01-01', '2026-03-29', '2026-10-25', '2028-02-29', '0987-12-31'];
  expect(days.map((day) => toDay(toDate(day)))).toEqual(days);
});

it('counts both ends, in either order', () => {
  expect(countDays('2026-11-09', '2026-11-18')).toBe(10);
  expect(countDays('2026-11-18', '2026-11-09')).toBe(10);
  expect(countDays('2026-11-18', '2026-11-18')).toBe(1);
});

it('counts across the change of the clocks and of a leap year', () => {
  expect(countDays('2026-03-28', '2026-03-30')).toBe(3);
  expect(countDays('2028-01-01', '2028-12-31')).toBe(366);
});
