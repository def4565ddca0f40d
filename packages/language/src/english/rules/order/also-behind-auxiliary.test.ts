import { expect, test } from 'vitest';
import { mended } from '../testing/mended.ts';

/** As if one word in thirty were wrong. */
const amongFaults = 0.25;

test.each([
  ['The government also should help poor people.', 'The government should also help poor people.'],
  ['We also can learn from mistakes.', 'We can also learn from mistakes.'],
  ['The prices also will not fall.', 'The prices will also not fall.'],
])('"also" follows the auxiliary: %s', (wrong, right) => {
  expect(mended(wrong, amongFaults)).toBe(right);
});

test.each([
  'She can swim, and he also can.',
  'Also can openers were sold.',
  'We can also learn from mistakes.',
])('nothing is wrong with the position of: %s', (sentence) => {
  expect(mended(sentence)).toBe(sentence);
});
