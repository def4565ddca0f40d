import { expect, test } from 'vitest';
import { mendedByWords } from './testing/mended-by-words.ts';

test.each([
  ['They could be able to swim.', 'They could swim.'],
  ['It is should be cleaned.', 'It should be cleaned.'],
  ['It is also can be dangerous.', 'It can also be dangerous.'],
  ['Why not to try the soup?', 'Why not try the soup?'],
  ['Drinking of tea calms him.', 'Drinking tea calms him.'],
  ['Noise can affect in our sleep.', 'Noise can affect our sleep.'],
  ['Exams may affect to their health.', 'Exams may affect their health.'],
  ['It influences on the weather.', 'It influences the weather.'],
  ['We should consider about the price.', 'We should consider the price.'],
  ['I am sure about that he is right.', 'I am sure that he is right.'],
  ['Both of students passed.', 'Both students passed.'],
  ['It is necessary that to study.', 'It is necessary to study.'],
  ['The test is so much important.', 'The test is so important.'],
  ['There is no any milk.', 'There is no milk.'],
  ['It is neither good or bad.', 'It is neither good nor bad.'],
  ['As my opinion, tea is better.', 'In my opinion, tea is better.'],
  ['The town where I live in is small.', 'The town where I live is small.'],
  ['The house which I live in it is old.', 'The house which I live in is old.'],
])('what is too much is left out: %s', (wrong, right) => {
  expect(mendedByWords(wrong)).toBe(right);
});

test.each([
  'What it is should be clear.',
  'He explained why not to go.',
  'The drinking of tea calms him.',
  'Speaking of tea, he smiled.',
  'It affects at least ten people.',
  'It may affect in the end the whole town.',
  'Why not to the beach?',
  'Heavy drinking of alcohol harms.',
  'I want that to be clear.',
  'There is so much good in her.',
  'Neither side wants or needs it.',
  'The fact that we talk about it is good.',
  'Both of the students passed.',
  'It affects in particular the young.',
  'There is no, or hardly any, milk.',
  'Where he works in summer is a secret.',
])('nothing is too much: %s', (text) => {
  expect(mendedByWords(text)).toBe(text);
});
