import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { DictionaryLanguage } from './checkers/hunspell/dictionary-language.ts';
import { openLanguageChecker } from './checkers/hunspell/language-checker.ts';
import { type Finding, isTold } from './engine/finding.ts';
import { withOwnRules } from './english/own-rules.ts';

const linesOf = (language: string, name: string): string[] =>
  readFileSync(new URL(`${language}/testing/${name}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n');

const mended = (text: string, findings: readonly Finding[]): string =>
  findings.reduceRight(
    (result, { offset, length, replacement }) =>
      result.slice(0, offset) + replacement + result.slice(offset + length),
    text,
  );

/** Which kind of apostrophe a rule inserts is not tested here. */
const typed = (text: string): string => text.replaceAll('’', "'");

type Check = (text: string) => Finding[];

async function byDictionary(language: DictionaryLanguage): Promise<Check> {
  const checker = await openLanguageChecker(language);
  return (text) => checker.check(text).filter(isTold);
}

/** The English rules are checked without Harper, which is slow to load. */
const checks: Readonly<Record<string, () => Promise<Check>>> = {
  english: () => Promise.resolve((text) => withOwnRules(text, [])),
  french: () => byDictionary('fr'),
  german: () => byDictionary('de'),
  portuguese: () => byDictionary('pt'),
};

describe.each(Object.entries(checks))('%s', (language, open) => {
  let check: Check;
  beforeAll(async () => {
    check = await open();
  });

  test.each(linesOf(language, 'mended-sentences').map((line) => line.split(' => ')))(
    'a mistake is corrected: %s',
    (wrong = '', right = '') => {
      expect(right).not.toBe('');
      expect(typed(mended(wrong, check(wrong)))).toBe(typed(right));
    },
  );

  // Sentences that a rule once damaged, or that look like the mistakes that rules find.
  test.each(linesOf(language, 'right-sentences'))(
    'nothing is reported in a correct sentence: %s',
    (sentence) => {
      expect(check(sentence)).toEqual([]);
    },
  );
});
