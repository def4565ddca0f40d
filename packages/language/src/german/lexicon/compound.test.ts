import { expect, test } from 'vitest';
import { isCompound } from './compound.ts';

const nouns = new Set([
  'Konto',
  'Aktiva',
  'Kreditor',
  'Buchhaltung',
  'Raute',
  'Auflösung',
  'Zeichen',
  'Budget',
  'Datei',
  'Lehrer',
  'Zimmer',
]);
const small = new Set(['gebauten', 'gestochene', 'relevant', 'gesetzlicher']);
const parts = {
  isNoun: (word: string) => nouns.has(word),
  isSmallWord: (word: string) => small.has(word),
  isTaken: (word: string) => word === 'log',
};

test.each([
  'Aktivakonto',
  'Kreditorenbuchhaltung',
  'Auflösungszeichen',
  'Lehrerzimmer',
  'Logdatei',
  'rautenförmig',
  'neugebauten',
  'budgetierten',
])('%s consists of known words', (word) => {
  expect(isCompound(word, parts)).toBe(true);
});

test.each(['Auflösungzeichen', 'Lehrerzimer', 'Lererzimmer', 'Kontoo'])('%s does not', (word) => {
  expect(isCompound(word, parts)).toBe(false);
});
