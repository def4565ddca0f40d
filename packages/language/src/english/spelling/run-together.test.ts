import { expect, test } from 'vitest';
import { runTogether } from './run-together.ts';

test.each([
  ['inspite', 'in spite'],
  ['donnot', 'do not'],
  ['aswel', 'as well'],
  ['selfconfidence', 'self-confidence'],
  ['selfconfdence', 'self-confidence'],
  ['selfemployd', 'self-employed'],
  ['welleducated', 'well-educated'],
])('%s is %s', (written, right) => {
  expect(runTogether(written)).toBe(right);
});

test.each(['selfish', 'selflessness', 'wellington', 'another', 'hardship', 'toString', 'constructor'])(
  '%s is one word',
  (word) => {
    expect(runTogether(word)).toBeUndefined();
  },
);
