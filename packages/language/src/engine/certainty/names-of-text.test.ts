import { expect, test } from 'vitest';
import type { Finding } from '../finding.ts';
import { namesOf } from './names-of-text.ts';

const unknown = (paragraph: string, word: string): Finding => ({
  offset: paragraph.indexOf(word),
  length: word.length,
  kind: 'spelling',
  rule: 'FrSpelling',
  summary: '',
  replacement: 'Solfège',
  alternatives: [],
});
const opening = 'Solfege joue un accord.';
const isName = (...around: readonly string[]) =>
  namesOf([opening, ...around])(opening, unknown(opening, 'Solfege'));

test('420: a word that the text also capitalises inside sentences is a name', () => {
  expect(isName('Si Solfege joue, écoutez. Avec Solfege, on apprend.')).toBe(true);
});

test('one capital may be a heading, and the start of a sentence does not count', () => {
  expect(isName('Premiers pas avec Solfege')).toBe(false);
  expect(isName('Solfege joue. Solfege aussi. « Solfege »')).toBe(false);
});

test('a finding inside a sentence is left alone', () => {
  const paragraph = 'Quand Solfege joue, Solfege est fort.';
  expect(namesOf([paragraph])(paragraph, unknown(paragraph, 'Solfege'))).toBe(false);
});
