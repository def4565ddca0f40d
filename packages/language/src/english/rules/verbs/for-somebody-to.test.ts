import { expect, test } from 'vitest';
import { mended } from '../testing/mended.ts';

test.each([
  ['It is difficult for people find a job.', 'It is difficult for people to find a job.'],
  ['It is easy for them understand the lesson.', 'It is easy for them to understand the lesson.'],
  [
    'I like people who are kind because it allows to talk freely.',
    'I like people who are kind because it allows me to talk freely.',
  ],
  ['I believe cars are cause pollution.', 'I believe cars cause pollution.'],
  ['The number of cars will be increase in the future.', 'The number of cars will increase in the future.'],
])('the words around a verb are corrected: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  'It is good for people like him.',
  'The guards whom it allows to enter are few.',
  'These results are cause for concern.',
  'It is easy for them and hard for us.',
])('the verbs are correct: %s', (sentence) => {
  expect(mended(sentence)).toBe(sentence);
});
