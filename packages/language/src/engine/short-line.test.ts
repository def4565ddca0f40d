import { expect, test } from 'vitest';
import { wordsOfShortLine } from './short-line.ts';

test('a heading is a short line; a sentence and a paragraph are not', () => {
  expect(wordsOfShortLine('Climate chnage')).toEqual(['Climate', 'chnage']);
  expect(wordsOfShortLine('It rains.')).toBeUndefined();
  expect(wordsOfShortLine('one two three four five six seven eight nine')).toBeUndefined();
});
