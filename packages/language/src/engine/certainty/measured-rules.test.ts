import { expect, test } from 'vitest';
import { ratesFrom } from './measured-rules.ts';

const measured = {
  words: { unknownWords: 10_000, others: 10_000 },
  faults: 100,
  rules: {
    'Agreement for': [40, 0, 0, 0],
    'Agreement against': [2, 1, 0, 20],
    'Order neither': [1, 0, 0, 0],
  },
} as const;
const ratioOf = (
  rule: string,
  evidence: 'for' | 'against' | 'neither',
  rates = ratesFrom(measured),
): number => rates({ rule }, evidence).ratio;

test('the same rule is judged by what edited prose says of its finding', () => {
  expect(ratioOf('Agreement', 'for')).toBeGreaterThan(100 * ratioOf('Agreement', 'against'));
});

test('with evidence that it was not met with, a rule is judged by its others', () => {
  const neither = ratioOf('Agreement', 'neither');
  expect(neither).toBeGreaterThan(ratioOf('Agreement', 'against'));
  expect(neither).toBeLessThan(ratioOf('Agreement', 'for'));
});

test('a rule that was never met is judged by all rules of its language', () => {
  expect(ratioOf('Unmet', 'for')).toBe(ratioOf('Other', 'against'));
  const worse = ratesFrom({ ...measured, rules: { ...measured.rules, 'Guess for': [0, 0, 0, 80] } });
  expect(ratioOf('Unmet', 'for', worse)).toBeLessThan(ratioOf('Unmet', 'for'));
});

test('a rule is as precise as it is among the mistakes of learners', () => {
  expect(ratesFrom(measured)({ rule: 'Agreement' }, 'for').precision).toBeCloseTo(43 / 44);
});
