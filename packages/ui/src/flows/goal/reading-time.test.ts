import { expect, it } from 'vitest';
import { readingTime } from './reading-time.ts';

it('is in minutes of 240 words, and at least one for any text', () => {
  expect([0, 1, 359, 361, 4812].map(readingTime)).toEqual([0, 1, 1, 2, 20]);
});
