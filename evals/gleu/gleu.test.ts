import { describe, expect, test } from 'vitest';
import { gleu, tokens } from './gleu.ts';

const one = (source: string, candidate: string, ...references: string[]): number =>
  gleu([{ source, candidate, references }]);

describe('GLEU, counted by hand', () => {
  test('is 100 where the candidate is the reference', () => {
    expect(one('He go home now .', 'He goes home now .', 'He goes home now .')).toBeCloseTo(100, 10);
  });

  test('counts uncorrected mistakes against the candidate', () => {
    // Reference a b c d e, source = candidate a b c d x. Unigrams: 4 match, x is only in the source: (4 - 1) / 5.
    // Bigrams: ab bc cd match, dx is only in the source: (3 - 1) / 4. Trigrams: (2 - 1) / 3. Four: (1 - 1) / 2 = 0.
    expect(one('a b c d x', 'a b c d x', 'a b c d e')).toBe(0);
    // One more word on the left: (5 - 1) / 6, (4 - 1) / 5, (3 - 1) / 4, (2 - 1) / 3.
    const expected = 100 * ((4 / 6) * (3 / 5) * (2 / 4) * (1 / 3)) ** 0.25;
    expect(one('z a b c d x', 'z a b c d x', 'z a b c d e')).toBeCloseTo(expected, 10);
  });

  test('does not penalise a wrong word that was not in the source', () => {
    // y is in neither: 5 / 6, 4 / 5, 3 / 4, 2 / 3.
    const expected = 100 * ((5 / 6) * (4 / 5) * (3 / 4) * (2 / 3)) ** 0.25;
    expect(one('z a b c d x', 'z a b c d y', 'z a b c d e')).toBeCloseTo(expected, 10);
  });

  test('clips a word that is repeated too often', () => {
    // Candidate a a b c d against a b c d: 4 / 5, then ab bc cd of aa ab bc cd: 3 / 4, 2 / 3, 1 / 2.
    const expected = 100 * ((4 / 5) * (3 / 4) * (2 / 3) * (1 / 2)) ** 0.25;
    expect(one('a b c d', 'a a b c d', 'a b c d')).toBeCloseTo(expected, 10);
  });

  test('penalises a candidate that is shorter than the reference', () => {
    // All of its n-grams match; 4 words instead of 5: exp(1 - 5 / 4).
    expect(one('a b c d e', 'a b c d', 'a b c d e')).toBeCloseTo(100 * Math.exp(-0.25), 10);
  });

  test('sums n-grams over the corpus before it divides', () => {
    const sentences = [
      { source: 'a b c d', candidate: 'a b c d', references: ['a b c d'] },
      { source: 'e f g x', candidate: 'e f g x', references: ['e f g h'] },
    ];
    // Unigrams (4 + 3 - 1) / 8, bigrams (3 + 2 - 1) / 6, trigrams (2 + 1 - 1) / 4, four (1 + 0) / 2.
    const expected = 100 * ((6 / 8) * (4 / 6) * (2 / 4) * (1 / 2)) ** 0.25;
    expect(gleu(sentences)).toBeCloseTo(expected, 10);
  });

  test('is the mean over the references, drawn with a fixed seed', () => {
    const both = one('z a b c d x', 'z a b c d y', 'z a b c d y', 'z a b c d e');
    const other = 100 * ((5 / 6) * (4 / 5) * (3 / 4) * (2 / 3)) ** 0.25;
    expect(Math.abs(both - (100 + other) / 2)).toBeLessThan(2);
    expect(one('z a b c d x', 'z a b c d y', 'z a b c d y', 'z a b c d e')).toBe(both);
  });
});

test('punctuation marks are separate tokens, and apostrophes and hyphens stay in their words', () => {
  expect(tokens('“Don’t!” said the twenty-year-old, 3 times.')).toEqual([
    '“',
    "Don't",
    '!',
    '”',
    'said',
    'the',
    'twenty-year-old',
    ',',
    '3',
    'times',
    '.',
  ]);
});
