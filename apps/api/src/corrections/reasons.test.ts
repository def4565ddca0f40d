import { readFileSync } from 'node:fs';
import { languages } from '@octavo/contract';
import { expect, test } from 'vitest';
import { lintKinds } from './lint-kinds.ts';
import { englishRules } from './rules/index.ts';

test.each(languages)('every rule of our own and every kind of lint has its reason in %s', (language) => {
  const file = new URL(`../../../../packages/ui/locales/${language}/suggestions.json`, import.meta.url);
  const { why, whyKind } = JSON.parse(readFileSync(file, 'utf8'));
  expect(englishRules.map(({ name }) => name).filter((name) => !(name in why))).toEqual([]);
  expect(Object.keys(lintKinds).filter((kind) => !(kind in whyKind))).toEqual([]);
});
