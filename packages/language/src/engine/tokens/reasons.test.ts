import { languages } from '@octavo/contract';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { frenchRules } from '../../french/rules/french-rules.ts';
import { germanRules } from '../../german/rules/german-rules.ts';
import { portugueseRules } from '../../portuguese/rules/portuguese-rules.ts';
import { reasons } from './rule.ts';

test.each(languages)('every reason has its sentence in %s', (language) => {
  const file = new URL(`../../../../ui/locales/${language}/suggestions.json`, import.meta.url);
  const { whyKind } = JSON.parse(readFileSync(file, 'utf8'));
  expect(reasons.filter((reason) => !(reason in whyKind))).toEqual([]);
});

test.each([
  ['Fr', frenchRules],
  ['De', germanRules],
  ['Pt', portugueseRules],
] as const)('the names of rules %s… contain their language', (prefix, { tokens, phrases }) => {
  const names = [...tokens, ...phrases].map(({ name }) => name);
  expect(names.filter((name) => !new RegExp(`^${prefix}[A-Z][A-Za-z]+$`).test(name))).toEqual([]);
});

test.each([
  ['French', frenchRules.phrases],
  ['German', germanRules.phrases],
  ['Portuguese', portugueseRules.phrases],
])('each pattern of %s defines what is replaced', (_language, phrases) => {
  expect(
    phrases.filter(({ pattern }) => !pattern.source.includes('(?<wrong>')).map(({ name }) => name),
  ).toEqual([]);
});
