import { expect, test } from 'vitest';
import { lastSentences } from './last-sentences.ts';

test.each([
  ['One. Two. Three. Four', 'Two. Three. Four'],
  ['One. Two. Three. Four. ', 'Two. Three. Four. '],
  ['One', 'One'],
  ['', ''],
])('of %j only %j is used', (text, expected) => {
  expect(lastSentences(text)).toBe(expected);
});
