import { expect, test } from 'vitest';
import { mendedByWords } from './testing/mended-by-words.ts';

test.each([
  ['We gave the key to them..', 'We gave the key to them.'],
  ['What a lovely garden!.', 'What a lovely garden!'],
  ['Everybody signs with his /her name.', 'Everybody signs with his/her name.'],
  ['The guide waits until he / she is paid.', 'The guide waits until he/she is paid.'],
  ['Likewise, The garden was empty.', 'Likewise, the garden was empty.'],
  ['In addition, They have two cats.', 'In addition, they have two cats.'],
  ['I believe, the shop is closed on Sundays.', 'I believe the shop is closed on Sundays.'],
  ["That's why, we stayed at home.", "That's why we stayed at home."],
])('punctuation and capitals are in their positions: %s', (wrong, right) => {
  expect(mendedByWords(wrong)).toBe(right);
});

test.each([
  'However, The Guardian saw it otherwise.',
  'And then ... nothing.',
  'He works at Yahoo!.',
  'I believe, as you do, that it matters.',
  'We bring shoes, hats, etc.',
  'The file is in ../garden.',
])('nothing is changed: %s', (sentence) => {
  expect(mendedByWords(sentence)).toBe(sentence);
});
