import { expect, test } from 'vitest';
import { mended } from '../testing/mended.ts';

test.each([
  ['The reason is that young people they have no duties.', 'The reason is that young people have no duties.'],
  ['For example, my father he never smokes.', 'For example, my father never smokes.'],
  ['Today there are some people live alone.', 'Today there are some people who live alone.'],
  ['I know a man works in a circus.', 'I know a man who works in a circus.'],
  ['I read an article said that sugar is bad.', 'I read an article that said that sugar is bad.'],
  [
    'Many people think that is more important to learn facts.',
    'Many people think that it is more important to learn facts.',
  ],
])('a clause has one subject: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  'I think that people they trust should help them.',
  'I know a man whose work is dangerous.',
  'The article said that sugar is bad.',
  'They say that is better for the town.',
])('the subject is right: %s', (sentence) => {
  expect(mended(sentence)).toBe(sentence);
});
