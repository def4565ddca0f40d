import { expect, test } from 'vitest';
import { isFarFetched } from './far-fetched.ts';

test.each([
  ['netstat', 'neat'],
  ['plocate', 'placate'],
  ['dpkg', 'dig'],
  ['ellipticals', 'elliptical'],
])('%s is no slip of %s', (word, best) => {
  expect(isFarFetched(word, best)).toBe(true);
});

test.each([
  ['definelty', 'definitely'],
  ['mispell', 'misspell'],
  ['possetion', 'possession'],
  ['freind', 'friend'],
])('%s is one of %s', (word, best) => {
  expect(isFarFetched(word, best)).toBe(false);
});

test('what has a capital or is written as two words is told by other signs', () => {
  expect(isFarFetched('Netstat', 'neat')).toBe(false);
  expect(isFarFetched('alot', 'a lot')).toBe(false);
});
