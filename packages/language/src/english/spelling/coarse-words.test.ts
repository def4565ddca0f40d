import { expect, test } from 'vitest';
import { wordsOneSlipAway } from '../context/one-slip.ts';
import { isCoarse } from './coarse-words.ts';

test('coarse words are recognised in any form', () => {
  expect(['sex', 'Shit', "bastard's"].every(isCoarse)).toBe(true);
  expect(['sax', 'shirt', 'class', 'assess'].some(isCoarse)).toBe(false);
});

test('no slip is corrected to a coarse word', () => {
  expect(wordsOneSlipAway('sax').filter(([word]) => isCoarse(word))).toEqual([]);
  expect(wordsOneSlipAway('shut').filter(([word]) => isCoarse(word))).toEqual([]);
});
