import { expect, it } from 'vitest';
import { writtenDay } from './written-day.ts';

it('writes a day as YYYY-MM-DD unless another format is given', () => {
  expect(writtenDay('2026-11-09')).toBe('2026-11-09');
  expect(writtenDay('2026-11-09', 'DD.MM.YYYY')).toBe('09.11.2026');
  expect(writtenDay('2026-11-09', 'MM/DD/YYYY')).toBe('11/09/2026');
});
