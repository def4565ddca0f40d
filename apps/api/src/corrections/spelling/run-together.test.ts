import { expect, test } from 'vitest';
import { runTogether } from './run-together.ts';

test.each([
  ['inspite', 'in spite'],
  ['donnot', 'do not'],
  ['aswel', 'as well'],
  ['selfconfidence', 'self-confidence'],
  ['welleducated', 'well-educated'],
])('%s is %s', (written, right) => {
  expect(runTogether(written)).toBe(right);
});

test.each(['selfish', 'wellington', 'another', 'hardship', 'toString', 'constructor'])(
  '%s is one word',
  (word) => {
    expect(runTogether(word)).toBeUndefined();
  },
);
