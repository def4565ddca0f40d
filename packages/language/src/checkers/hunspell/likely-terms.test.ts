import { expect, test } from 'vitest';
import type { DictionaryLanguage } from './dictionary-language.ts';
import { isLikelyTerm } from './likely-terms.ts';
import { wordRanks } from './word-ranks.ts';

const isTerm = (written: string, meant: string, language: DictionaryLanguage): boolean =>
  isLikelyTerm(written, meant, language, wordRanks(language));

test.each([
  ['apt', 'pat', 'fr'],
  ['games', 'gammes', 'fr'],
  ['pinailleries', 'pinailleriez', 'fr'],
  ['cyrus', 'Cyrus', 'fr'],
  ['Sets', 'Satz', 'de'],
] as const)(
  'regression 256: %s, with %s as the replacement, is likely a term',
  (written, meant, language) => {
    expect(isTerm(written, meant, language)).toBe(true);
  },
);

test.each([
  ['imporante', 'importante', 'fr'],
  ['tres', 'très', 'fr'],
  ['deutschland', 'Deutschland', 'de'],
  ['pesoa', 'pessoa', 'pt'],
] as const)('%s, with %s as the replacement, is likely a slip', (written, meant, language) => {
  expect(isTerm(written, meant, language)).toBe(false);
});
