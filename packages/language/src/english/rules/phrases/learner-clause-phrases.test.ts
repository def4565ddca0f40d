import { expect, test } from 'vitest';
import { mendedByWords } from './testing/mended-by-words.ts';

test.each([
  ['Because of it is cold, we stay.', 'Because it is cold, we stay.'],
  ['He stays due to he is ill.', 'He stays because he is ill.'],
  ['In spite of he is ill, he works.', 'Although he is ill, he works.'],
  ['Although his illness, he works.', 'Despite his illness, he works.'],
  ['Even he is ill, he works.', 'Even though he is ill, he works.'],
  ['In case of you need help, call me.', 'In case you need help, call me.'],
  ['He asked that where I live.', 'He asked where I live.'],
  ['It depends on what do you want.', 'It depends on what you want.'],
  ['We all are different.', 'We are all different.'],
  ['They have not enough money.', 'They do not have enough money.'],
  ['People not have time.', 'People do not have time.'],
  ["I don't know how to do.", "I don't know what to do."],
  ['I thought that he is ill.', 'I thought that he was ill.'],
  ['If I have known it, I would have told you.', 'If I had known it, I would have told you.'],
  ['My house is bigger of yours.', 'My house is bigger than yours.'],
  ['This way is very more expensive.', 'This way is much more expensive.'],
  [
    'It is easier for young people that for old people.',
    'It is easier for young people than for old people.',
  ],
])('clauses are joined as they should: %s', (wrong, right) => {
  expect(mendedByWords(wrong)).toBe(right);
});

test.each([
  'Because of its price, it is rare.',
  'The delay is due to it.',
  'Even he was surprised, and she laughed.',
  'What do you want, and on what do you depend?',
  'They have not yet come.',
  'Although his son was ill, he worked.',
  'I thought that it is round, as people do.',
  'If I have done it, I would like to know.',
  'We all are what we eat.',
  'I know how to do it.',
])('the clauses are right: %s', (text) => {
  expect(mendedByWords(text)).toBe(text);
});
