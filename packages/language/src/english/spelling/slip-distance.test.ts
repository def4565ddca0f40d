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

test('a word is at no distance from itself, and what is over the limit is infinitely far', () => {
  expect(slipDistance('Street', 'street')).toBe(0);
  expect(slipDistance('street', 'umbrella', 2)).toBe(Infinity);
});

test('a word may be of any length and hold any sign', () => {
  const long = 'abc'.repeat(200);
  expect(slipDistance(`${long}d`, long)).toBe(1);
  expect(slipDistance('cafe', 'café')).toBeGreaterThan(0);
});
