import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { openLanguageChecker, type LanguageChecker } from './language-checker.ts';

/** What a rule once marred, and what looks like the mistakes that rules are for. */
const sentencesOf = (folder: string): string[] =>
  readFileSync(new URL(`../../${folder}/testing/right-sentences.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n');

describe.each([
  ['fr', 'french'],
  ['de', 'german'],
  ['pt', 'portuguese'],
] as const)('%s', (language, folder) => {
  let checker: LanguageChecker | undefined;
  beforeAll(async () => {
    checker = await openLanguageChecker(language);
  });

  test.each(sentencesOf(folder))('nothing is said of a right sentence: %s', (sentence) => {
    expect(checker?.check(sentence)).toEqual([]);
  });
});
