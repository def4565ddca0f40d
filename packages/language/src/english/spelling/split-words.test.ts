import { expect, test } from 'vitest';
import { splitWords } from './split-words.ts';

const mended = (text: string): string =>
  splitWords(text).reduceRight(
    (left, { offset, length, replacement }) =>
      left.slice(0, offset) + replacement + left.slice(offset + length),
    text,
  );

test.each([
  ['In deed, the plan was good.', 'Indeed, the plan was good.'],
  ['This smoke is harm full for babies.', 'This smoke is harmful for babies.'],
  ['The news paper is on the table.', 'The newspaper is on the table.'],
  ['The reason is un known to us.', 'The reason is unknown to us.'],
  ['Their child hood was happy.', 'Their childhood was happy.'],
  ['I could not under stand the film.', 'I could not understand the film.'],
  ['They waited out side the shop.', 'They waited outside the shop.'],
  ['She agreed whole heartedly with me.', 'She agreed wholeheartedly with me.'],
  ['Be cause of the storm we stayed.', 'Because of the storm we stayed.'],
  ['The week end was very short.', 'The weekend was very short.'],
])('%s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  'When does the week end?',
  'Every one of them was late, and any one of us could win.',
  'Sales rose by four per cent.',
  'What ever did he mean by it?',
  'They came in side by side.',
  'From day to day the room looks the same to us.',
  'The glass is half full of milk.',
  'The noise made my head ache.',
  'He was in form and on line with the plan.',
  'The way out came to an end at the wall.',
  'She will be long remembered as the best of ten writers.',
])('two words that are correct apart: %s', (right) => {
  expect(splitWords(right)).toEqual([]);
});
