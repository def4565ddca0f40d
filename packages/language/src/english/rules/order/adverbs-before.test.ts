import { expect, test } from 'vitest';
import { mended } from '../testing/mended.ts';

test.each([
  ['It will be always like this.', 'It will always be like this.'],
  ['Water can be also used at home.', 'Water can also be used at home.'],
  ['They have already the ticket.', 'They already have the ticket.'],
  ['People have now less time.', 'People now have less time.'],
])('the adverb is before its verb: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  'They have already sold the house.',
  'They have now more than doubled the price.',
  'Have you already a ticket?',
  'It would be never or always.',
])('the adverb is in its position: %s', (sentence) => {
  expect(mended(sentence)).toBe(sentence);
});
