import { expect, test } from 'vitest';
import { sentencesOf } from './sentences.ts';
import { keySentences } from './key-sentences.ts';

test('regression 7: of a text too long to be ranked as a whole, no more than its share is kept', () => {
  const text = Array.from({ length: 1200 }, (_, index) => `Boat ${index} left harbour ${index % 7}.`).join(
    ' ',
  );
  expect(keySentences(text, 300)).toHaveLength(150);
});

test('a full stop inside a name ends no sentence', () => {
  expect(sentencesOf('It runs on Node.js and v2.4.1. See example.com for it. Ask Dr. Smith.')).toEqual([
    'It runs on Node.js and v2.4.1.',
    'See example.com for it.',
    'Ask Dr. Smith.',
  ]);
});
