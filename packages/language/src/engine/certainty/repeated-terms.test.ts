import { expect, test } from 'vitest';
import type { Finding } from '../finding.ts';
import { termsOf } from './repeated-terms.ts';

const spelling = (offset: number, length: number, isFar: boolean): Finding => ({
  offset,
  length,
  kind: 'spelling',
  rule: 'SpellCheck',
  summary: '',
  replacement: 'x',
  alternatives: [],
  ...(isFar && { isFar }),
});

test('a repeated unknown word without a similar word is a term, whatever its capitals', () => {
  const [first, second] = [spelling(0, 7, true), spelling(4, 7, true)];
  const isTerm = termsOf([
    { text: 'Dirvish copies.', findings: [first] },
    { text: 'Use dirvish.', findings: [second] },
  ]);
  expect([isTerm('Dirvish copies.', first), isTerm('Use dirvish.', second)]).toEqual([true, true]);
});

test('a repeated slip is reported each time, and so is a single unknown word', () => {
  const [near, once] = [spelling(0, 7, false), spelling(8, 6, true)];
  const text = 'recieve xdelta recieve';
  const isTerm = termsOf([{ text, findings: [near, once, spelling(15, 7, false)] }]);
  expect([isTerm(text, near), isTerm(text, once)]).toEqual([false, false]);
});
