import { expect, test } from 'vitest';
import { ratesFrom, unknownWord } from './measured-rules.ts';

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

test('a rule is judged by the evidence of edited prose on its finding', () => {
  expect(ratioOf('Agreement', 'for')).toBeGreaterThan(100 * ratioOf('Agreement', 'against'));
});

test('with evidence not measured for it, a rule is judged by its other evidence', () => {
  const neither = ratioOf('Agreement', 'neither');
  expect(neither).toBeGreaterThan(ratioOf('Agreement', 'against'));
  expect(neither).toBeLessThan(ratioOf('Agreement', 'for'));
});

test('regression 257: an unmeasured rule is judged by all rules of its language, with the same evidence', () => {
  expect(ratioOf('Unmet', 'for')).toBe(ratioOf('Other', 'for'));
  expect(ratioOf('Unmet', 'for')).toBeGreaterThan(4 * ratioOf('Unmet', 'against'));
  const worse = ratesFrom({ ...measured, rules: { ...measured.rules, 'Guess for': [0, 0, 0, 80] } });
  expect(ratioOf('Unmet', 'for', worse)).toBeLessThan(ratioOf('Unmet', 'for'));
});

test('likely terms are counted separately from likely slips', () => {
  const rules = { 'Spelling neither': [20, 0, 0, 1], 'Spelling term neither': [1, 0, 0, 20] };
  const rates = ratesFrom({ ...measured, rules });
  const [slip, term] = [{ rule: 'Spelling' }, { rule: 'Spelling', isTerm: true }];
  expect(rates(slip, 'neither').ratio).toBeGreaterThan(50 * rates(term, 'neither').ratio);
});

test('plain slips are counted separately from other unknown words, and in all edited prose', () => {
  const rules = { 'Spelling neither': [4, 0, 0, 8], 'Spelling plain neither': [20, 0, 0, 1] };
  const rates = ratesFrom({ ...measured, words: { unknownWords: 1000, others: 10_000 }, rules });
  const word = { rule: 'Spelling', reason: unknownWord };
  const [slip, other] = [rates({ ...word, isPlain: true }, 'neither'), rates(word, 'neither')];
  expect(slip.ratio).toBeGreaterThan(100 * other.ratio);
});

test('a mistake in edited prose supports a rule as much as a learner’s mistake', () => {
  const found = { ...measured.rules, 'Agreement for': [30, 0, 10, 0] };
  expect(ratioOf('Agreement', 'for', ratesFrom({ ...measured, rules: found }))).toBeGreaterThan(
    ratioOf(
      'Agreement',
      'for',
      ratesFrom({ ...measured, rules: { ...found, 'Agreement for': [30, 0, 0, 0] } }),
    ),
  );
});

test('the precision of a rule is measured on learners’ mistakes', () => {
  expect(ratesFrom(measured)({ rule: 'Agreement' }, 'for').precision).toBeCloseTo(43 / 44);
});
