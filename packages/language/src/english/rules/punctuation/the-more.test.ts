import { expect, test } from 'vitest';
import { mended } from '../testing/mended.ts';

test.each([
  ['The more you practise the better you play.', 'The more you practise, the better you play.'],
  ['The longer we waited the colder it became.', 'The longer we waited, the colder it became.'],
  ['I think that the older he gets the less he talks.', 'I think that the older he gets, the less he talks.'],
])('a comma separates the two halves: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  'The more the merrier.',
  'The more expensive of the two is the better choice.',
  'The older boys helped the younger ones.',
  'The bigger dog chased the smaller one.',
  'The other day the better team lost.',
])('nothing is inserted: %s', (sentence) => {
  expect(mended(sentence)).toBe(sentence);
});
