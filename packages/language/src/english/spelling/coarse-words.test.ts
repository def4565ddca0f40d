import { expect, test } from 'vitest';
import { wordsOneSlipAway } from '../context/one-slip.ts';
import { isCoarse } from './coarse-words.ts';

test('coarse words are known in any form of writing', () => {
  expect(['sex', 'Shit', "bastard's"].every(isCoarse)).toBe(true);
  expect(['sax', 'shirt', 'class', 'assess'].some(isCoarse)).toBe(false);
});

test('no slip leads to one of them', () => {
  expect(wordsOneSlipAway('sax').filter(([word]) => isCoarse(word))).toEqual([]);
  expect(wordsOneSlipAway('shut').filter(([word]) => isCoarse(word))).toEqual([]);
});
