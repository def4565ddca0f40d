import { expect, test } from 'vitest';
import { slipDistance } from './slip-distance.ts';

test.each([
  ['untill', 'until', 'distill'],
  ['begining', 'beginning', 'benign'],
  ['definately', 'definitely', 'defiantly'],
  ['recieve', 'receive', 'relieve'],
  ['wich', 'which', 'wish'],
  ['tge', 'the', 'toe'],
  ['dont', "don't", 'font'],
])('%s is nearer to %s than to %s', (written, meant, other) => {
  expect(slipDistance(written, meant)).toBeLessThan(slipDistance(written, other));
});

test('a word has no distance from itself, and an infinite one beyond the limit', () => {
  expect(slipDistance('Street', 'street')).toBe(0);
  expect(slipDistance('street', 'umbrella', 2)).toBe(Infinity);
});

test('a word may have any length and contain any character', () => {
  const long = 'abc'.repeat(200);
  expect(slipDistance(`${long}d`, long)).toBe(1);
  expect(slipDistance('cafe', 'café')).toBeGreaterThan(0);
});
