import { expect, test } from 'vitest';
import { mended } from '../testing/mended.ts';

test.each([
  [
    'The lift is out of order which means that we have to walk.',
    'The lift is out of order, which means that we have to walk.',
  ],
  [
    'The bakery closes at noon which is why we hurried.',
    'The bakery closes at noon, which is why we hurried.',
  ],
  ['She owns three boats two of which leak.', 'She owns three boats, two of which leak.'],
  ['He has many cousins most of whom live abroad.', 'He has many cousins, most of whom live abroad.'],
  [
    'I enjoy long train rides especially when it snows.',
    'I enjoy long train rides, especially when it snows.',
  ],
  [
    'My brother sleeps with the window open even though he hates the cold.',
    'My brother sleeps with the window open, even though he hates the cold.',
  ],
  ['You can wear a scarf or something like that.', 'You can wear a scarf, or something like that.'],
  ['We grow beans, onions, leeks and so on.', 'We grow beans, onions, leeks, and so on.'],
])('a comma precedes an added clause: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  'It is a word which means that something is over.',
  'I wonder which means of transport is best.',
  'We met some of whom you spoke.',
  'She sings especially well in the morning.',
  'I am not especially interested in cars.',
  'He left and so on the next day we followed.',
  'Would you like tea or something stronger?',
])('nothing is inserted: %s', (sentence) => {
  expect(mended(sentence)).toBe(sentence);
});
