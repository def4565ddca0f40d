import { expect, test } from 'vitest';
import { mended } from '../testing/mended.ts';

test.each([
  ['Kids are more attractive to the toys.', 'Kids are more attracted to the toys.'],
  ['Children are easily attractive by sweets.', 'Children are easily attracted by sweets.'],
])('a person who likes something is attracted: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  'The city is more attractive to young people.',
  'Women are attractive to men.',
  'Good students are attractive to companies.',
  'Toys are attractive to children.',
  'Tourists are attractive to thieves.',
  'Children are more attractive to the camera.',
])('nothing is wrong with: %s', (text) => {
  expect(mended(text)).toBe(text);
});
