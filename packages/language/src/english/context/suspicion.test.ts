import { expect, test } from 'vitest';
import { suspicionOf } from './suspicion.ts';

test.each([
  [0, 10, 0],
  [0, 400, 0],
  [1, 300, 0],
  [1, 20, 0.5],
  [3, 20, 1],
  [200, 200, 1.5],
])('%i faults in %i words make another one likelier by %f', (faults, words, expected) => {
  expect(suspicionOf({ faults, words })).toBe(expected);
});
