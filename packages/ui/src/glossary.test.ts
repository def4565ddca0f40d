import { readdirSync, readFileSync } from 'node:fs';
import { languages } from '@octavo/contract/languages';
import { expect, it } from 'vitest';

const glossary = readFileSync(new URL('../../../docs/glossary.md', import.meta.url), 'utf8');
const rows = [...glossary.matchAll(/^\| `([\w-]+):([\w.]+)` +\|(.+)\|$/gm)].map(
  ([, namespace = '', path = '', terms = '']) => ({
    namespace,
    path,
    terms: terms.split('|').map((term) => term.trim()),
  }),
);

/** The table escapes bars within a pattern. */
const unwanted = [...glossary.matchAll(/^\| ([\w-]+) +\| `(.+?)` +\| .+\|$/gm)].map(
  ([, language = '', pattern = '']) => ({ language, pattern: pattern.replaceAll(String.raw`\|`, '|') }),
);

/** A word boundary that also works with accented letters. */
const edge = String.raw`(?:(?<!\p{L})(?=\p{L})|(?<=\p{L})(?!\p{L}))`;

/** Sample essays are content, with wording of their own. */
const isOfTheProduct = (file: string): boolean => !file.startsWith('samples-essays');

function textsIn(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(textsIn) : [];
}

function textsOf(language: string): string[] {
  const folder = new URL(`../locales/${language}/`, import.meta.url);
  return readdirSync(folder)
    .filter(isOfTheProduct)
    .flatMap((file) => textsIn(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))));
}

function textOf(language: string, namespace: string, path: string): unknown {
  const file = new URL(`../locales/${language}/${namespace}.json`, import.meta.url);
  let node: unknown = JSON.parse(readFileSync(file, 'utf8'));
  for (const part of path.split('.')) {
    node = typeof node === 'object' && node !== null ? Reflect.get(node, part) : undefined;
  }
  return node;
}

it('has a table of terms', () => {
  expect(rows.length).toBeGreaterThan(30);
});

it.each(rows)('uses the product’s terms for $namespace:$path', ({ namespace, path, terms }) => {
  expect(terms).toEqual(languages.map((language) => textOf(language, namespace, path)));
});

it('has a table of unwanted words for each language', () => {
  expect(new Set(unwanted.map(({ language }) => language))).toEqual(new Set(languages));
});

it.each(unwanted)('regression 322: no text in $language matches $pattern', ({ language, pattern }) => {
  const matches = new RegExp(pattern.replaceAll(String.raw`\b`, edge), 'u');
  expect(textsOf(language).filter((text) => matches.test(text))).toEqual([]);
});

it.each(languages)('names a brainstorm and an essay in %s like the buttons that start them', (language) => {
  for (const mode of ['brainstorm', 'essay']) {
    expect(textOf(language, 'common', `writingMode.${mode}`)).toBe(textOf(language, 'home', `new.${mode}`));
  }
});

it('regression 326: the noun after “one of” is plural', () => {
  const sections = (form: string) => textOf('en', 'essay', `writing.sections_${form}`);
  expect(sections('one')).toBe(sections('other'));
});

it.each(languages)('regression 327: names the labels of an essay’s sections in %s exactly', (language) => {
  const labels = ['introduction', 'body', 'conclusion']
    .map((part) => String(textOf(language, 'make-local', `sections.${part}`)).replace(' {{number}}', ''))
    .join(', ');
  expect(textOf(language, 'preferences', 'hideLabelsHint')).toBe(labels);
  expect(textOf(language, 'download', 'sectionLabelsHint')).toContain(labels);
});
