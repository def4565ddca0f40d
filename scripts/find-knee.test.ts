import { expect, test } from 'vitest';
import { findKnee } from '../bench/load/find-knee.ts';

test.each([
  [500, 1000, 500],
  [500, 230, 225],
  [500, 25, 25],
  [500, 10, 10],
  [500, 0, 0],
  [20, 1000, 20],
])('up to %i writers, if %i hold, it is %i', async (most, limit, knee) => {
  const tried: number[] = [];
  const found = await findKnee(most, async (writers) => {
    tried.push(writers);
    return writers <= limit;
  });
  expect(found).toBe(knee);
  expect(tried.length).toBeLessThan(14);
  expect(tried.every((writers) => writers >= 1 && writers <= most)).toBe(true);
});
