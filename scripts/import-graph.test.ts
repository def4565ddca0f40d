import { expect, test } from 'vitest';
import { dependenciesOf } from './lib/import-graph.mjs';

const packages = [
  {
    name: '@octavo/ui',
    folder: 'packages/ui',
    manifest: { exports: { './theme': './src/theme/index.ts', './flows/*': './src/flows/*/index.ts' } },
  },
  {
    name: '@octavo/language',
    folder: 'packages/language',
    manifest: { imports: { '#platform': { browser: './src/browser.ts', default: './src/node.ts' } } },
  },
];

const of = (code: string, file = 'packages/language/src/engine/a.ts') => {
  const { files, folders } = dependenciesOf(file, code, packages, new Set(['packages', 'docs']));
  return [...files, ...folders];
};

test.each([
  [`import { a } from './a-part.ts';`, 'packages/language/src/engine/a-part.ts'],
  [`export * from '../index.ts';`, 'packages/language/src/index.ts'],
  [`const a = await import('./late.ts');`, 'packages/language/src/engine/late.ts'],
  [`import text from './list.txt?raw';`, 'packages/language/src/engine/list.txt'],
  [`import '@octavo/ui/theme';`, 'packages/ui/src/theme/index.ts'],
  [`import { Lock } from '@octavo/ui/flows/lock';`, 'packages/ui/src/flows/lock/index.ts'],
  [`import { platform } from '#platform';`, 'packages/language/src/node.ts'],
  [`new Worker(new URL('a-worker.ts', import.meta.url));`, 'packages/language/src/engine/a-worker.ts'],
  [`readdirSync(new URL('.', import.meta.url));`, 'packages/language/src/engine/'],
  ['read(new URL(`${language}/proofs.txt`, import.meta.url));', 'packages/language/src/engine/'],
  ['read(new URL(`../rules/${language}.txt`, import.meta.url));', 'packages/language/src/rules/'],
  [`import.meta.glob('../locales/*/*.json');`, 'packages/language/src/locales/'],
  [`join(import.meta.dirname, '..', '..', name);`, 'packages/language/'],
  [`import { readFileSync } from 'node:fs'; readFileSync('docs/glossary.md');`, 'docs/glossary.md'],
  [`const { t } = useTranslation(['goal', 'common']);`, 'texts of common'],
])('%s', (code, dependency) => {
  expect(of(code)).toContain(dependency);
});

test.each([
  `import type { A } from './a-part.ts';`,
  `import { type A } from './a-part.ts';`,
  `import { z } from 'zod';`,
  `const shown = 'docs/glossary.md';`,
])('has no dependencies: %s', (code) => {
  expect(of(code)).toEqual([]);
});
