import { expect, test } from 'vitest';
import { countWords } from './count-words.ts';

test.each([
  ['', 0],
  ['  \n ', 0],
  ['One, two - three!', 3],
  ["It's 42 … o’clock", 3],
  ['Größe à São', 3],
])('%j holds %i words', (text, words) => {
  expect(countWords(text)).toBe(words);
});
