import { expect, test } from 'vitest';
import { longestCheck, splitParagraphs } from './paragraphs.ts';

test('lines become paragraphs with their positions, and empty lines are left out', () => {
  expect(splitParagraphs('One.\n\n  \r\nTwo 😀.\nThree.')).toEqual([
    { text: 'One.', offset: 0 },
    { text: 'Two 😀.', offset: 10 },
    { text: 'Three.', offset: 18 },
  ]);
});

test('whitespace alone makes no paragraph', () => {
  expect(splitParagraphs(' \n\t\n')).toEqual([]);
});

test('an overlong paragraph is split after a sentence and loses nothing', () => {
  const text = 'A sentence of some words that goes on. '.repeat(400).trim();
  const pieces = splitParagraphs(text);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces.every((piece) => piece.text.length <= longestCheck)).toBe(true);
  expect(pieces.every((piece) => piece.text.startsWith('A sentence'))).toBe(true);
});

test('a split never falls inside a surrogate pair', () => {
  const pieces = splitParagraphs(`x${'😀'.repeat(longestCheck)}`);
  expect(pieces.every((piece) => piece.text.isWellFormed())).toBe(true);
});
