import { expect, test } from 'vitest';
import { mended } from '../testing/mended.ts';

test.each([
  [
    "They accused the night porter for stealing a guest's watch.",
    "They accused the night porter of stealing a guest's watch.",
  ],
  ['She is allergic with cats.', 'She is allergic to cats.'],
  ['He is obsessed about football.', 'He is obsessed with football.'],
  ['They blamed him of the accident.', 'They blamed him for the accident.'],
  ['She congratulated me for my exam.', 'She congratulated me on my exam.'],
  ['She participated at the competition.', 'She participated in the competition.'],
  ['He insisted in paying the bill.', 'He insisted on paying the bill.'],
  ['He is dedicated for his work.', 'He is dedicated to his work.'],
  ['He apologised about his mistake.', 'He apologised for his mistake.'],
  ['The box is filled of books.', 'The box is filled with books.'],
  ['He is interested for astronomy.', 'He is interested in astronomy.'],
  ['They are opposed against the plan.', 'They are opposed to the plan.'],
  ['I am satisfied of the results.', 'I am satisfied with the results.'],
])('a word has its preposition: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  'He was good to me, and she was happy for him.',
  'They waited for an hour at the station.',
  'I was tired from walking and bored of waiting.',
  'She spent the night in the village and thought of home.',
  'The search of the house took hours.',
])('nothing is wrong with: %s', (text) => {
  expect(mended(text)).toBe(text);
});
