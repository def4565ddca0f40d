import { expect, test } from 'vitest';
import { mended } from '../testing/mended.ts';

test.each([
  ['They will able to pay the rent.', 'They will be able to pay the rent.'],
  ['It can the most useful thing in life.', 'It can be the most useful thing in life.'],
  ['This will the proof of his idea.', 'This will be the proof of his idea.'],
  ['This may because they are poor.', 'This may be because they are poor.'],
  ['It would good for us.', 'It would be good for us.'],
  ['Your life will more interesting.', 'Your life will be more interesting.'],
  ['It so expensive that nobody buys it.', 'It is so expensive that nobody buys it.'],
  ['They not able to do it.', 'They are not able to do it.'],
  ['Because they still young, they can try.', 'Because they are still young, they can try.'],
  ['If you young, you can run.', 'If you are young, you can run.'],
  ['When I young, I played in the street.', 'When I was young, I played in the street.'],
])('a missing form of “be” is inserted: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  'I think it very important to learn.',
  'He has an iron will able to move mountains.',
  'The factors that could the most easily be changed were left alone.',
  'She will better understand the rules after the course.',
  'It could the next day be seen from the tower.',
  'That will the king decide.',
  'We happy few fought on.',
  'The bank responded by raising its rates.',
  'You can instead use a knife.',
  '37signals offers a product for small teams.',
  'We were tired and they still busy with the boxes.',
])('no “be” is missing: %s', (sentence) => {
  expect(mended(sentence)).toBe(sentence);
});
