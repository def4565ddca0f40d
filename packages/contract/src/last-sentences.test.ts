import { expect, test } from 'vitest';
import { lastSentences } from './last-sentences.ts';

test.each([
  ['One. Two. Three. Four', 'Two. Three. Four'],
  ['One. Two. Three. Four. ', 'Two. Three. Four. '],
  ['One', 'One'],
  ['', ''],
])('of %j %j is looked at', (text, expected) => {
  expect(lastSentences(text)).toBe(expected);
});
