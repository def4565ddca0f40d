import { expect, test } from 'vitest';
import { type Finding, isTold } from '../finding.ts';
import { amongMistakes } from './among-mistakes.ts';

const found = (rule: string, offset: number): Finding => ({
  offset,
  length: 1,
  kind: 'grammar',
  rule,
  summary: '',
  replacement: 'x',
  alternatives: [],
});
const words = (count: number): string => 'word '.repeat(count);
const rulesOf = (findings: readonly Finding[]): string[] => findings.map(({ rule }) => rule);
const told = (paragraph: string, findings: readonly Finding[]): Finding[] =>
  amongMistakes(paragraph, findings).filter(isTold);

test('what is only likely is left out of a long paragraph that has no other mistake', () => {
  expect(told(words(60), [found('ContextPreposition', 0)])).toEqual([]);
});

test('what is withheld is marked, and is there all the same', () => {
  const preposition = found('ContextPreposition', 0);
  expect(amongMistakes(words(60), [preposition])).toEqual([{ ...preposition, isWithheld: true }]);
});

test('it stays among mistakes, and in a line too short to tell', () => {
  const mistakes = [found('VerbAgreement', 0), found('AnA', 5), found('ContextPreposition', 10)];
  expect(rulesOf(told(words(60), mistakes))).toEqual(rulesOf(mistakes));
  expect(rulesOf(told(words(12), [found('ContextPreposition', 0)]))).toEqual(['ContextPreposition']);
});

test('what a rule knows is told anywhere', () => {
  expect(rulesOf(told(words(200), [found('VerbAgreement', 0), found('BareNoun', 9)]))).toEqual([
    'VerbAgreement',
  ]);
});

test('a habit counts once, however often it is met', () => {
  const capitals = Array.from({ length: 9 }, (_, at) => found('SmallInSentence', at * 5));
  expect(told(words(60), capitals)).toEqual([]);
});

test('an unknown word that is far from any other is told in a short paragraph, and in a long one among mistakes', () => {
  const far = { ...found('SpellCheck', 0), isFar: true };
  expect(rulesOf(told(words(28), [far]))).toEqual(['SpellCheck']);
  expect(told(words(60), [far])).toEqual([]);
  expect(told(words(60), [far, found('VerbAgreement', 9)])).toHaveLength(2);
});
