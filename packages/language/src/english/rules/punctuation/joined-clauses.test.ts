import { expect, test } from 'vitest';
import { mended } from '../testing/mended.ts';

test.each([
  [
    'It rained for most of the week but we enjoyed every minute.',
    'It rained for most of the week, but we enjoyed every minute.',
  ],
  [
    'In July, the pool is full of people but in the winter you can swim alone.',
    'In July, the pool is full of people, but in the winter you can swim alone.',
  ],
  [
    'My uncle wants to sell the farm but when somebody comes he hides in the barn.',
    'My uncle wants to sell the farm, but when somebody comes he hides in the barn.',
  ],
  [
    "The old bridge was closed for years but it's open again now.",
    "The old bridge was closed for years, but it's open again now.",
  ],
  [
    'I did not find my keys in the car but I found them at home.',
    'I did not find my keys in the car, but I found them at home.',
  ],
])('a comma precedes “but” between two clauses: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  'There was nothing to do but the washing and the cooking went on.',
  'It was not the rain but the wind that broke the tree.',
  'If it rains but it is warm enough we swim.',
  'She was tired but happy when the day was over.',
  'Everyone in the town but the mayor knew about the plan.',
  'He could do nothing at all but wait for the bus that he had missed.',
])('nothing is inserted: %s', (sentence) => {
  expect(mended(sentence)).toBe(sentence);
});
