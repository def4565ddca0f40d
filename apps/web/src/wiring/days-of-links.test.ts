import { expect, it } from 'vitest';
import { dayOf, endOfDay } from './days-of-links.ts';

it('ends a day when the next one begins, even if the clocks change in between', () => {
  for (const day of ['2026-03-29', '2026-10-25', '2026-12-31', '2028-02-29']) {
    const end = endOfDay(day);
    expect([dayOf(new Date(end.getTime() - 1)), end.getHours(), end.getMinutes()]).toEqual([day, 0, 0]);
  }
});
