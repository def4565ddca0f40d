import { expect, test } from 'vitest';
import { wordsAmongFaults } from './words-among-faults.ts';
import { mendedByWords } from './testing/mended-by-words.ts';

const mended = (text: string): string => mendedByWords(text, wordsAmongFaults);

test.each([
  ['It is hard for every one to learn it.', 'It is hard for everyone to learn it.'],
  ['I know that every one can swim.', 'I know that everyone can swim.'],
  ['I think u can see it.', 'I think you can see it.'],
  ['It is cold, esp in the hills.', 'It is cold, especially in the hills.'],
  ['They are gonna win.', 'They are going to win.'],
  ['Are you young or older?', 'Are you young or old?'],
])('written out among other faults: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  'Every one of them can swim, each and every one has a coat.',
  'A U turn and the letter u.',
  'Young and old people came, the older and the younger.',
])('nothing is wrong with: %s', (text) => {
  expect(mended(text)).toBe(text);
});
