import { expect, test } from 'vitest';
import { fitWords } from './fit-words.ts';

const paragraphs = ['One two. Three four.', 'Five six. Seven eight.'];

test.each([
  [8, ['One two. Three four.', 'Five six. Seven eight.']],
  [6, ['One two. Three four.', 'Five six.']],
  [4, ['One two. Three four.']],
  [3, ['One two. Three four.']],
  [1, ['One two.']],
  [100, ['One two. Three four.', 'Five six. Seven eight.']],
])('%i words', (words, expected) => {
  expect(fitWords(paragraphs, words, 'en')).toEqual(expected);
});
