import { expect, test } from 'vitest';
import { mended } from '../testing/mended.ts';

test.each([
  [
    'Some birds for example the robin stay all winter.',
    'Some birds, for example, the robin stay all winter.',
  ],
  ['In my street for instance we have no trees.', 'In my street, for instance, we have no trees.'],
])('commas enclose an example: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  'This is for example sentences only.',
  'Take for example the case of a lost key.',
  'We looked for examples in the book.',
  'Some fruits are for instance hard to peel.',
])('nothing is inserted: %s', (sentence) => {
  expect(mended(sentence)).toBe(sentence);
});
