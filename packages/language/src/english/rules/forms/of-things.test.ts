import { expect, test } from 'vitest';
import { mended } from '../testing/mended.ts';

test.each([
  ['He has more money that his brother.', 'He has more money than his brother.'],
  [
    'The job needs more practical knowledge that theoretical knowledge.',
    'The job needs more practical knowledge than theoretical knowledge.',
  ],
  ['They caused many environmentally problems.', 'They caused many environmental problems.'],
  ['You need to learn additionally skills.', 'You need to learn additional skills.'],
  ['The museum is close on Mondays.', 'The museum is closed on Mondays.'],
  ['I do not know if it is open or close.', 'I do not know if it is open or closed.'],
])('the intended word is proposed: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  'I want more books that help.',
  'She had a better idea that night.',
  'We need more houses that young people can pay for.',
  'He is an environmentally conscious man.',
  'They were all naturally talented players.',
  'The school is close to my house.',
  'The hotel is close and cheap.',
  'Open the door and close it behind you.',
])('nothing is wrong with the words in: %s', (sentence) => {
  expect(mended(sentence)).toBe(sentence);
});
