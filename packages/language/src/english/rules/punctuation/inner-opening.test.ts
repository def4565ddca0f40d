import { expect, test } from 'vitest';
import { mended } from '../testing/mended.ts';

test.each([
  [
    'The shop is small, so if people buy more bread we have to work at night.',
    'The shop is small, so if people buy more bread, we have to work at night.',
  ],
  ['However, when the rain stopped we walked home.', 'However, when the rain stopped, we walked home.'],
  ['If it rains what should we do?', 'If it rains, what should we do?'],
  ['But when you are old will you move to the sea?', 'But when you are old, will you move to the sea?'],
  ['Using this method we can save water.', 'Using this method, we can save water.'],
  ['In this field it is hard to find work.', 'In this field, it is hard to find work.'],
  ['In our society everyone works too much.', 'In our society, everyone works too much.'],
  ['And about the old house there is no news.', 'And about the old house, there is no news.'],
  ['I live in this street which was built in 1900.', 'I live in this street, which was built in 1900.'],
])('a comma follows an opening inside a sentence: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  'If you know what they do, tell me.',
  'When are you going home?',
  'If I tell you what should be done, will you do it?',
  'Reading the books he likes makes him happy.',
  'In the article she wrote she praised the play.',
  'In the lecture the professor gave he was rude.',
  'In this field of tall grass we lost the dog.',
  'About the time he left it began to snow.',
])('nothing is inserted: %s', (sentence) => {
  expect(mended(sentence)).toBe(sentence);
});
