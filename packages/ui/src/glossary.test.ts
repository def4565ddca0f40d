import { readFileSync } from 'node:fs';
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

it.each(rows)('calls $namespace:$path as the product does', ({ namespace, path, terms }) => {
  expect(terms).toEqual(languages.map((language) => textOf(language, namespace, path)));
});

it.each(languages)('names a brainstorm and an essay in %s as the buttons do that begin one', (language) => {
  for (const mode of ['brainstorm', 'essay']) {
    expect(textOf(language, 'common', `writingMode.${mode}`)).toBe(textOf(language, 'home', `new.${mode}`));
  }
});
