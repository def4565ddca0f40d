import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countWords } from './count-words.ts';

describe('countWords', () => {
  it.each([
    ['', 0],
    [' \n\t ', 0],
    ['one', 1],
    ['one, two — three', 3],
    ['- , … !', 0],
    ["don't re-count 3.14", 3],
    ['naïve café, 日本 42', 4],
    ['no\u00a0break', 2],
  ])('%j has %i', (text, words) => {
    expect(countWords(text)).toBe(words);
  });

  it('does not depend on the amount of space or punctuation between words', () => {
    const word = fc.stringMatching(/^[a-z0-9é]{1,8}$/u);
    const gap = fc.constantFrom(' ', '  ', '\n', ' — ', ' , ', '\t');
    fc.assert(
      fc.property(fc.array(fc.tuple(word, gap)), (parts) => {
        expect(countWords(parts.flat().join(''))).toBe(parts.length);
      }),
      { seed: 601 },
    );
  });
});

it('regression 173: counts the same words in any Unicode composition and with either apostrophe', () => {
  expect(["l'été à Łódź", 'l’e\u0301te\u0301 a\u0300 Łódź', 'd\u0323\u0302 한'].map(countWords)).toEqual([
    3, 3, 2,
  ]);
});
