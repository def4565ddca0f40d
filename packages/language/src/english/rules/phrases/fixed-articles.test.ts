import { expect, test } from 'vitest';
import { mendedByWords } from './testing/mended-by-words.ts';

test.each([
  ['First reason is the price.', 'The first reason is the price.'],
  ['She wants to be a successful people.', 'She wants to be a successful person.'],
  ['We meet every few year.', 'We meet every few years.'],
  ['There are many others animals.', 'There are many other animals.'],
  ['He has own boat.', 'He has his own boat.'],
  ['Most time we play outside.', 'Most of the time we play outside.'],
  ['I had idea about it.', 'I had an idea about it.'],
  ['For an example, we could walk.', 'For example, we could walk.'],
  ['It does harm in today world.', "It does harm in today's world."],
  ['They enjoy the life more than we do.', 'They enjoy life more than we do.'],
  ['Such clubs are useful for the society.', 'Such clubs are useful for society.'],
  ['There is a gap between lecture and passage.', 'There is a gap between the lecture and the passage.'],
])('articles are known by their words: %s', (wrong, right) => {
  expect(mendedByWords(wrong)).toBe(right);
});

test.each([
  'They have own brand goods.',
  'Most time zones are one hour apart.',
  'He loves the life he has, and she enjoys the life of a queen.',
  'It was a benefit to the society of authors.',
])('nothing is wrong with: %s', (text) => {
  expect(mendedByWords(text)).toBe(text);
});
