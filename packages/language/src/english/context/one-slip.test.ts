import { expect, test } from 'vitest';
import { wordsOneSlipAway } from './one-slip.ts';

const near = (word: string): string[] => wordsOneSlipAway(word).map(([other]) => other);

test('common words are near if one letter is added, missing, swapped or replaced', () => {
  expect(near('form')).toEqual(expect.arrayContaining(['from', 'for', 'farm']));
  expect(near('hear')).toEqual(expect.arrayContaining(['heart', 'heat', 'her']));
});

test('a word is not near itself, short words and numbers are near nothing', () => {
  expect(near('form')).not.toContain('form');
  expect(near('of')).toEqual([]);
  expect(near('2nd')).toEqual([]);
});
