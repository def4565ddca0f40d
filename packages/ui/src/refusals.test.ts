import { readdirSync, readFileSync } from 'node:fs';
import { errorCodes } from '@octavo/contract/error-codes';
import { languages } from '@octavo/contract/languages';
import { expect, it } from 'vitest';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const told = read('../../../apps/web/src/api/sentence-of-code.ts');
const server = new URL('../../../apps/api/src/', import.meta.url);

/** The `{{values}}` of each text. */
function refusalsIn(language: string): Map<string, readonly string[]> {
  const texts: Record<string, string> = JSON.parse(read(`../locales/${language}/refusals.json`));
  return new Map(
    Object.entries(texts).map(([key, text]) => [
      key,
      [...text.matchAll(/\{\{(\w+)/g)].map(([, name = '']) => name),
    ]),
  );
}

it.each(languages)('regression 311: each error code of the contract has a text in %s', (language) => {
  const refusals = refusalsIn(language);
  const without = Object.keys(errorCodes).filter(
    (code) => !refusals.has(code) && !told.includes(`case '${code}'`),
  );
  expect(without).toEqual([]);
});

it.each(languages)('regression 311: all refusal texts in %s belong to existing codes', (language) => {
  const codes = [...refusalsIn(language).keys()].map((key) => key.replace(/-.*/, ''));
  expect(codes.filter((code) => !(code in errorCodes))).toEqual([]);
});

it('regression 311: each reason that the server sends has a text', () => {
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' });
  const reasons = files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const code = readFileSync(new URL(file, server), 'utf8');
      const refusals = code.matchAll(/new AppError\(\s*'(\w+)'(?:(?!new AppError)[^;])*?\breason: '(\w+)'/g);
      return [...refusals].map(([, name, reason]) => `${name}-${reason}`);
    });
  expect(reasons.length).toBeGreaterThan(5);
  const refusals = refusalsIn('en');
  expect(reasons.filter((reason) => !refusals.has(reason))).toEqual([]);
});

it.each(languages)('texts for students in %s name no settings, which are for operators', (language) => {
  const texts = ['errors', 'refusals']
    .flatMap((name) => read(`../locales/${language}/${name}.json`).match(/(?<=": ").*/gu) ?? [])
    .join('\n');
  const settings =
    /language model|\bkey\b|public address|database|\bset up\b|Sprachmodell|Schlüssel|Datenbank|eingerichtet|modèle de langage|\bclé\b|base de données|configur|modelo de linguagem|\bchave\b|base de dados/giu;
  expect(texts.match(settings) ?? []).toEqual([]);
});
