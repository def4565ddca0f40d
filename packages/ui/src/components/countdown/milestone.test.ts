import { describe, expect, it } from 'vitest';
import { milestone } from './milestone.ts';

describe('milestone', () => {
  it.each([
    [7200, null],
    [3601, null],
    [3600, 3600],
    [601, 3600],
    [600, 600],
    [59, 60],
    [10, 10],
    [1, 10],
    [0, 0],
  ])('with %d s left, the last announcement was %s', (seconds, expected) => {
    expect(milestone(seconds)).toBe(expected);
  });
});
