import { expect, test } from 'vitest';
import { mended } from '../testing/mended.ts';

test.each([
  ['My parents made me to be more careful with money.', 'My parents made me more careful with money.'],
  ['Travel makes people to be open.', 'Travel makes people open.'],
  ['The new law makes companies to pay more taxes.', 'The new law makes companies pay more taxes.'],
  ['Old people may be forget these rules.', 'Old people may forget these rules.'],
  ['It can be help you.', 'It can help you.'],
  ['This will be cause many problems.', 'This will cause many problems.'],
  [
    'You save your files online, and it allows to work anywhere.',
    'You save your files online, and it allows you to work anywhere.',
  ],
  ['Our new machine enables to cut wood quickly.', 'Our new machine enables us to cut wood quickly.'],
])('each verb has the form required by the other: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  'The boots that he makes are made to be worn.',
  'God made us to be happy.',
  'All that we can do will be make the tea.',
  'The people it allows to enter are few.',
  'Whom did they allow to leave?',
  'It would be help enough.',
])('the verbs have correct forms: %s', (sentence) => {
  expect(mended(sentence)).toBe(sentence);
});
