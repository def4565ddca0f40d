import { expect, test } from 'vitest';
import { mended } from '../testing/mended.ts';

test.each([
  ['The reading passage state that birds were warm.', 'The reading passage states that birds were warm.'],
  ['The professor point out that the idea is wrong.', 'The professor points out that the idea is wrong.'],
  [
    'The author of this article claim that fish are healthy.',
    'The author of this article claims that fish are healthy.',
  ],
  [
    'I know a man whose hobbies is fishing and reading.',
    'I know a man whose hobbies are fishing and reading.',
  ],
  ['There is also people who hate cars.', 'There are also people who hate cars.'],
  ['There are not anything I want.', 'There is not anything I want.'],
  ['This policy help to reduce prices.', 'This policy helps to reduce prices.'],
  ['I believe a good teacher know many things.', 'I believe a good teacher knows many things.'],
])('the verb agrees with its subject: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  'It is important that the author mention that fact.',
  'We had the professor say that again.',
  'What does the text say that others do not?',
  'There are something like ten of them.',
  'A team whose staff are kind wins.',
  'Those whose ids are set are shown.',
  'The need to build roads is great.',
  'The offer to help was kind.',
  'I think the team play well.',
])('the verb already agrees with its subject: %s', (sentence) => {
  expect(mended(sentence)).toBe(sentence);
});
