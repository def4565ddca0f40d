import { readFileSync } from 'node:fs';
import { languages } from '@octavo/contract';
import { expect, test } from 'vitest';
import { contextReasons } from './context/context-edits.ts';
import { lintKinds } from '../checkers/harper/lint-kinds.ts';
import { englishRules } from './rules/phrases/index.ts';

const reasonsIn = (language: string): { why: object; whyKind: object } =>
  JSON.parse(
    readFileSync(new URL(`../../../ui/locales/${language}/suggestions.json`, import.meta.url), 'utf8'),
  );

test.each(languages)('every rule of our own and every kind of lint has its reason in %s', (language) => {
  const { why, whyKind } = reasonsIn(language);
  const unexplained = englishRules().filter(
    ({ name, reason }) => !(name in why) && !(reason !== undefined && reason in whyKind),
  );
  expect(unexplained.map(({ name }) => name)).toEqual([]);
  expect([...Object.keys(lintKinds), ...contextReasons].filter((kind) => !(kind in whyKind))).toEqual([]);
});
