import { expect, test } from 'vitest';
import { mended } from '../testing/mended.ts';

test.each([
  [
    'By midnight the guests had drank all the lemonade and eaten every biscuit.',
    'By midnight the guests had drunk all the lemonade and eaten every biscuit.',
  ],
  [
    'She suggested to go to the market early in order to avoid the crowds.',
    'She suggested going to the market early in order to avoid the crowds.',
  ],
  ['I seen him yesterday.', 'I saw him yesterday.'],
  ['He has took my pen.', 'He has taken my pen.'],
  ['The window was broke by the storm.', 'The window was broken by the storm.'],
  ['He went to the shop for buy bread.', 'He went to the shop to buy bread.'],
  ['The teacher made the children to clean the room.', 'The teacher made the children clean the room.'],
  ['You had better to go now.', 'You had better go now.'],
  ['I gave up to smoke last year.', 'I gave up smoking last year.'],
  ['He succeeded to pass the exam.', 'He succeeded in passing the exam.'],
  ['She recommended to visit the castle.', 'She recommended visiting the castle.'],
  ['He is responsible to organise the trip.', 'He is responsible for organising the trip.'],
  ["I can't stand to wait.", "I can't stand waiting."],
  ['He agreed helping us.', 'He agreed to help us.'],
])('a verb has the form required by the word before it: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  'They had lunch and got up, and he was seen leaving.',
  'I was allowed to go, and we look forward with joy to meeting them.',
  'He is fond of reading and stopped to rest.',
  'She had her hair cut and let him go.',
  'It is time for play.',
])('nothing is wrong with: %s', (text) => {
  expect(mended(text)).toBe(text);
});
