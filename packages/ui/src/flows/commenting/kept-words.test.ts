import { expect, it } from 'vitest';
import { placeOfWords } from './kept-words.ts';

const text = 'The tide comes in.\nNobody on the shore saw it.';
const from = text.indexOf('on the shore');
const words = { text, from, to: from + 'on the shore'.length };

it('regression 364: selected words are found at their current place in another version of the text', () => {
  const added = 'All year round. ';
  expect(placeOfWords(words, added + text)).toEqual({
    from: words.from + added.length,
    to: words.to + added.length,
  });
  expect(placeOfWords(words, text)).toEqual({ from: words.from, to: words.to });
});

it('regression 364: no other words are selected if the words are gone', () => {
  expect(placeOfWords(words, 'The tide comes in.\nNobody at sea slept that night.')).toBeNull();
});
