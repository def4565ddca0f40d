import { expect, test } from 'vitest';
import { mended } from '../testing/mended.ts';

test.each([
  ['Some people are not agree with my opinion.', 'Some people do not agree with my opinion.'],
  ['Posters are make products look better.', 'Posters make products look better.'],
  ['I am work in a bank.', 'I work in a bank.'],
  ['He is always say the same.', 'He always says the same.'],
  ['It makes people feels good.', 'It makes people feel good.'],
  ['They have build a house.', 'They have built a house.'],
  ['They not have enough time.', "They don't have enough time."],
  ['By learn from mistakes we grow.', 'By learning from mistakes we grow.'],
  ['I never have stopped learning.', 'I have never stopped learning.'],
])('one verb is used where one is intended: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  'All they are is known to us.',
  'They are live in the studio.',
  'I am become death.',
  'What makes people works for us.',
  'They let him works of art.',
  'We never have broken glass here.',
  'If he never has time, we go alone.',
])('the verbs are correct: %s', (sentence) => {
  expect(mended(sentence)).toBe(sentence);
});
