import { expect, test } from 'vitest';
import { mended } from '../testing/mended.ts';

test.each([
  ['The most important is to be happy.', 'The most important thing is to be happy.'],
  ['That was so interesting trip.', 'That was such an interesting trip.'],
  ['He is so good teacher that everyone likes him.', 'He is such a good teacher that everyone likes him.'],
  ['We traveled France last year.', 'We traveled to France last year.'],
  ['I want to go back Spain.', 'I want to go back to Spain.'],
  ['In old times, people live in caves.', 'In old times, people lived in caves.'],
  ["In the past people don't have cars.", "In the past people didn't have cars."],
  ['Everyone know this fact well.', 'Everyone knows this fact well.'],
  ['Learn English is important for all of us.', 'Learning English is important for all of us.'],
])('a missing or wrong word is found: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  'Of the two reasons the important is the first.',
  'It is so good that everyone likes it.',
  'In the past few years people have moved here.',
  'In the past I have always been happy.',
  'When he comes, Japan will be ready.',
  'The best go far, and the important things come first.',
  'Everyone help me, please.',
  'Have a nice day is what they say.',
])('no word is missing in: %s', (sentence) => {
  expect(mended(sentence)).toBe(sentence);
});

test.each([
  ['After I finish school, I went home.', 'After I finished school, I went home.'],
  ['Before she come here, she worked in Paris.', 'Before she came here, she worked in Paris.'],
])('a past tense goes with a past tense: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});
