import { expect, test } from 'vitest';
import { isFarFetched } from './far-fetched.ts';

test.each([
  ['netstat', 'neat'],
  ['plocate', 'placate'],
  ['dpkg', 'dig'],
  ['ellipticals', 'elliptical'],
])('%s is not a slip of %s', (word, best) => {
  expect(isFarFetched(word, best)).toBe(true);
});

test.each([
  ['definelty', 'definitely'],
  ['mispell', 'misspell'],
  ['possetion', 'possession'],
  ['freind', 'friend'],
])('%s is a slip of %s', (word, best) => {
  expect(isFarFetched(word, best)).toBe(false);
});

test('capitals and words written as two are judged by other criteria', () => {
  expect(isFarFetched('Netstat', 'neat')).toBe(false);
  expect(isFarFetched('alot', 'a lot')).toBe(false);
});
