import { expect, test } from 'vitest';
import { type Finding, isTold } from '../finding.ts';
import { ratesFrom } from './measured-rules.ts';
import { withCertainty } from './with-certainty.ts';

// A hundred thousand words of edited prose, a thousand mistakes by learners.
const rates = ratesFrom({
  words: { unknownWords: 100_000, others: 100_000 },
  faults: 1000,
  rules: {
    'Agreement neither': [100, 0, 0, 1],
    'Tense neither': [70, 1, 0, 40],
    'Guess neither': [10, 2, 0, 60],
    'SpellCheck neither': [150, 0, 0, 0],
    'SpellCheck far neither': [20, 2, 0, 30],
  },
});

const found = (rule: string, offset: number): Finding => ({
  offset,
  length: 1,
  kind: 'grammar',
  rule,
  summary: '',
  replacement: 'xqj',
  alternatives: [],
});
const words = (count: number): string => 'zqv '.repeat(count);
const certainties = (paragraph: string, findings: readonly Finding[]): string[] =>
  withCertainty(paragraph, findings, 'pt', rates).map((finding) => {
    if (!isTold(finding)) return 'withheld';
    if (finding.isForLine) return 'worth a look in a line';
    return finding.isLikely ? 'worth a look' : 'sure';
  });

test('regression 250: in a long paragraph, a reliable rule is sure, and a mostly reliable one is worth a look', () => {
  expect(certainties(words(110), [found('Agreement', 0), found('Tense', 9)])).toEqual([
    'sure',
    'worth a look',
  ]);
  expect(certainties(words(110), [found('Tense', 9)])).toEqual(['worth a look']);
});

test('a rule with more false alarms than hits is withheld if little else is wrong', () => {
  expect(certainties(words(110), [found('Guess', 0)])).toEqual(['withheld']);
  expect(certainties(words(12), [found('Guess', 0)])).toEqual(['worth a look in a line']);
});

test('surrounding mistakes support a finding', () => {
  const mistakes = [0, 10, 20, 30, 40, 50, 60, 70].map((offset) => found('Agreement', offset));
  expect(certainties(words(60), [...mistakes, found('Guess', 90)]).at(-1)).toBe('worth a look');
  expect(certainties(words(60), [...mistakes, found('Tense', 90)]).at(-1)).toBe('sure');
});

test('a repeated habit counts once', () => {
  const habit = Array.from({ length: 9 }, (_, at) => found('Guess', at * 5));
  expect(new Set(certainties(words(80), habit))).toEqual(new Set(['withheld']));
});

test('a word far from its replacement is never sure', () => {
  expect(certainties(words(30), [{ ...found('SpellCheck', 0), isFar: true }])).toEqual([
    'worth a look in a line',
  ]);
  expect(certainties(words(30), [found('SpellCheck', 0)])).toEqual(['sure']);
});

test('withheld findings are returned, with the evidence of edited prose', () => {
  const guess = found('Guess', 0);
  expect(withCertainty(words(110), [guess], 'pt', rates)).toEqual([
    { ...guess, evidence: 'neither', isLikely: true, isWithheld: true },
  ]);
});
