import { expect, test } from 'vitest';
import type { Correction } from '@octavo/contract';
import { applyPreferences } from './apply-preferences.ts';

const text = 'Octavo’s frobnicator recieve it.';
const correction = (wrong: string, icon: Correction['icon'], rule: string): Correction => ({
  offset: text.indexOf(wrong),
  length: wrong.length,
  replacement: 'x',
  icon,
  summary: '',
  rule,
  alternatives: [],
});
const all = [
  correction('Octavo’s', 'spelling', 'SpellCheck'),
  correction('frobnicator', 'spelling', 'SpellCheck'),
  correction('frobnicator', 'grammar', 'Odd'),
  correction('recieve', 'spelling', 'SpellCheck'),
];

test('words of the dictionary are not misspellings, whatever their capitals and apostrophes', () => {
  expect(applyPreferences(text, all, { words: ["octavo's", 'Frobnicator'], ignoredRules: [] })).toEqual(
    all.slice(2),
  );
});

test('regression 173: words of the dictionary are recognised in any Unicode composition', () => {
  const decomposed = 're\u0301sume\u0301 lʼeau';
  const found = ['re\u0301sume\u0301', 'lʼeau'].map((word) => ({
    ...correction('recieve', 'spelling', 'SpellCheck'),
    offset: decomposed.indexOf(word),
    length: word.length,
  }));
  expect(applyPreferences(decomposed, found, { words: ['résumé', "l'eau"], ignoredRules: [] })).toEqual([]);
});

test('regression 401: words of the dictionary are recognised with soft hyphens inside', () => {
  const hyphenated = 'Frob\u00ADni\u00ADcator';
  const found = [
    { ...correction('recieve', 'spelling', 'SpellCheck'), offset: 0, length: hyphenated.length },
  ];
  expect(applyPreferences(hyphenated, found, { words: ['Frobnicator'], ignoredRules: [] })).toEqual([]);
});

test('regression 18: ignored rules report nothing, but spelling cannot be ignored as a whole', () => {
  expect(applyPreferences(text, all, { words: [], ignoredRules: ['SpellCheck', 'Odd'] })).toEqual([
    all[0],
    all[1],
    all[3],
  ]);
});
