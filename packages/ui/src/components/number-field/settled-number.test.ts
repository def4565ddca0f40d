import { expect, it } from 'vitest';
import { settledNumber } from './settled-number.ts';

const words = { min: 50, max: 5000, step: 50 };

it.each([
  [500, 500],
  [512, 500],
  [524, 500],
  [525, 550],
  [0, 50],
  [-20, 50],
  [49, 50],
  [74, 50],
  [75, 100],
  [4990, 5000],
  [99_999, 5000],
  [Number.POSITIVE_INFINITY, 5000],
])('makes %d words %d', (typed, settled) => {
  expect(settledNumber(typed, words)).toBe(settled);
});

it('stays below a maximum that is not a step', () => {
  expect(settledNumber(10, { min: 0, max: 10, step: 4 })).toBe(8);
});

it('adds no rounding errors to fractions', () => {
  expect(settledNumber(0.31, { min: 0, max: 1, step: 0.1 })).toBe(0.3);
});

it('returns null for what is not a number', () => {
  expect(settledNumber(Number.NaN, words)).toBeNull();
});
