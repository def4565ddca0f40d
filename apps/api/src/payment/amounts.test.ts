import { expect, test } from 'vitest';
import { inMainUnit, inMinorUnit } from './amounts.ts';

test.each([
  ['9.99', 'usd', 999],
  ['59.88', 'eur', 5988],
  ['1200', 'jpy', 1200],
  ['3.5', 'kwd', 3500],
])('%s %s is %i', (amount, currency, minor) => {
  expect(inMinorUnit(amount, currency)).toBe(minor);
  expect(inMainUnit(minor, currency)).toBe(Number(amount));
});
