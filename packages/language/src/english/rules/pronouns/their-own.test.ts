import { expect, test } from 'vitest';
import { mended } from '../testing/mended.ts';

test.each([
  ['People should follow his dreams.', 'People should follow their dreams.'],
  ['Many people lose himself in work.', 'Many people lose themselves in work.'],
  ['Students must finish his own essays first.', 'Students must finish their own essays first.'],
])('a pronoun for several people is plural: %s', (wrong, right) => {
  expect(mended(wrong)).toBe(right);
});

test.each([
  'Many people loved his songs and did his homework for him.',
  'Most students think he lives his own life.',
  'The students said that a teacher must do his job.',
  'People who knew Mozart admired his own calm.',
])('nothing is wrong with: %s', (text) => {
  expect(mended(text)).toBe(text);
});
