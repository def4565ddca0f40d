import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Runs a tool over files in a folder of their own, laid out like the project, and returns what it prints. */
function run(files: Readonly<Record<string, string>>, tool: string, ...parameters: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-walls-'));
  try {
    for (const [file, code] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `${code}\n`);
    }
    const { stdout, error } = spawnSync(join(root, 'node_modules/.bin', tool), parameters, {
      cwd: folder,
      encoding: 'utf8',
    });
    if (error) throw error;
    return stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('the linter refuses', () => {
  const imports = 'eslint(no-restricted-imports)';
  const globals = 'eslint(no-restricted-globals)';
  const node = 'import(no-nodejs-modules)';
  const forbidden: readonly (readonly [folder: string, code: string, rule: string])[] = [
    ['packages/contract/src', `export * from '@octavo/machines';`, imports],
    ['packages/contract/src', `export * from '../../machines/src/failure.ts';`, imports],
    ['packages/contract/src', `export const now = () => fetch('/');`, globals],
    ['packages/machines/src/home', `export * from '@octavo/ui/theme';`, imports],
    ['packages/machines/src/home', `export * from '../../../ui/src/theme/index.ts';`, imports],
    [
      'packages/machines/src/home',
      `export const a = () => import('../../../ui/src/theme/index.ts');`,
      imports,
    ],
    ['packages/machines/src/home', `export const a = () => import('@octavo/ui/theme');`, imports],
    ['packages/machines/src/home', `export type { ReactNode } from 'react';`, imports],
    ['packages/machines/src/home', `export const call = () => fetch('/');`, globals],
    ['packages/machines/src/home', `export const title = () => document.title;`, globals],
    ['packages/machines/src/home', `export const kept = () => localStorage.getItem('a');`, globals],
    ['packages/machines/src/home', `export * from 'node:fs';`, node],
    ['packages/citations/src', `export * from '@octavo/document-schema';`, imports],
    ['packages/citations/src', `export * from 'node:fs';`, node],
    ['packages/document-schema/src', `export * from '@octavo/editor';`, imports],
    ['packages/document-schema/src', `export const title = () => document.title;`, globals],
    ['packages/formats/src/reading', `export * from '@octavo/editor';`, imports],
    ['packages/formats/src/reading', `export * from '@octavo/machines/import';`, imports],
    ['packages/formats/src/reading', `export const title = () => document.title;`, globals],
    ['packages/formats/src/writing', `export * from '../../../../apps/api/src/errors.ts';`, imports],
    ['packages/formats/src/writing', `export * from 'node:fs';`, node],
    ['packages/formats/src/writing', `export const bytes = () => Buffer.from('a');`, globals],
    ['packages/formats/src/html', `export * from 'react';`, imports],
    ['packages/formats/src/html', `export const call = () => fetch('/');`, globals],
    ['packages/formats/src/node', `export * from '@octavo/api';`, imports],
    ['packages/journal/src', `export * from '@octavo/machines/failure';`, imports],
    ['packages/journal/src', `export * from '@octavo/document-schema';`, imports],
    ['packages/journal/src', `export * from '../../../apps/web/src/api/call.ts';`, imports],
    ['packages/journal/src', `export * from 'xstate';`, imports],
    ['packages/journal/src', `export const call = () => fetch('/');`, globals],
    ['packages/journal/src', `export const kept = () => localStorage.getItem('a');`, globals],
    ['packages/journal/src', `export * from 'node:fs';`, node],
    ['packages/language/src/engine', `export * from '@octavo/api';`, imports],
    ['packages/language/src/engine', `export * from '../../../../apps/api/src/app.ts';`, imports],
    ['packages/language/src/engine', `export * from 'node:http';`, imports],
    ['packages/language/src/engine', `export const call = () => fetch('/');`, globals],
    ['packages/language/src/asking', `export * from 'node:crypto';`, node],
    ['packages/language/src/asking', `export const title = () => document.title;`, globals],
    ['packages/ui/src/components/leaf', `export * from '@octavo/machines/home';`, imports],
    ['packages/ui/src/components/leaf', `export * from '../../../../machines/src/home/index.ts';`, imports],
    ['packages/ui/src/components/leaf', `export * from '../../flows/home/home.tsx';`, imports],
    ['packages/ui/src/components/leaf', `export * from 'i18next';`, imports],
    ['packages/ui/src/components/leaf', `export const kept = () => localStorage.getItem('a');`, globals],
    ['packages/ui/src/flows/home', `export * from '@octavo/editor';`, imports],
    ['packages/ui/src/flows/home', `export * from '@octavo/document-schema';`, imports],
    ['packages/ui/src/flows/home', `export * from '../../../../../apps/web/src/api/call.ts';`, imports],
    ['packages/ui/src/flows/home', `export const call = () => fetch('/');`, globals],
    ['packages/ui/src/flows/home', `export * from 'node:fs';`, node],
    ['packages/editor/src', `export * from '@octavo/api';`, imports],
    ['packages/editor/src', `export const mode = process.env['MODE'];`, globals],
    ['packages/editor/src', `export * from '@octavo/formats/reading';`, imports],
    ['packages/editor/src', `export * from '@octavo/formats/writing/docx';`, imports],
    ['apps/web/src', `export * from '@octavo/language';`, imports],
    ['apps/web/src', `export * from '@octavo/language/writing';`, imports],
    ['apps/web/src', `export * from '@octavo/language/asking/prompts/index';`, imports],
    ['apps/web/src', `export * from '@octavo/formats/writing';`, imports],
    ['apps/web/src', `export * from '@octavo/formats/writing/docx';`, imports],
    ['apps/web/src', `export * from '@octavo/formats/node';`, imports],
    ['apps/web/src', `export * from '../../api/src/app.ts';`, imports],
    ['apps/web/src', `export * from 'node:fs';`, node],
    ['apps/web/src', `export const mode = process.env['MODE'];`, globals],
    ['apps/api/src', `export * from '@octavo/ui/theme';`, imports],
    ['apps/api/src', `export * from '../../../packages/machines/src/index.ts';`, imports],
    ['apps/api/src', `export * from 'react';`, imports],
    ['apps/api/src', `export * from '@octavo/formats/reading';`, imports],
    ['apps/api/src', `export * from '@octavo/formats/document';`, imports],
  ];
  const allowed = {
    'packages/machines/src/home/allowed.ts': `export * from '@octavo/contract/languages';`,
    'packages/machines/src/home/home.test.ts': `export * from 'node:fs';`,
    'packages/ui/src/flows/home/allowed.ts': `export * from '@octavo/machines/home';`,
    'packages/editor/src/allowed.ts': `export * from '@octavo/document-schema';`,
    'packages/language/src/engine/allowed.ts': `export * from '@octavo/contract';`,
    'packages/editor/src/cleaning.ts': `export * from '@octavo/formats/cleaning';`,
    'packages/journal/src/allowed.ts': `export * from '@octavo/document-schema/document-text';`,
    'packages/journal/src/storage.ts': `export const kept = () => sessionStorage.getItem('a');`,
    'packages/formats/src/node/allowed.ts': `export * from 'node:fs';`,
    'packages/formats/src/writing/allowed.ts': `export * from '@octavo/citations';`,
    'apps/api/src/allowed.ts': `export * from '@octavo/language';`,
    'apps/api/src/writing.ts': `export * from '@octavo/formats/writing/docx';`,
    'apps/web/src/allowed.ts': `export * from '@octavo/formats/reading';`,
    'apps/web/src/asking.ts': `export const a = () => import('@octavo/language/asking');`,
  };
  const cases = forbidden.map(([folder, code, rule], index) => ({
    folder,
    code,
    rule,
    file: `${folder}/planted-${index}.ts`,
  }));
  const found = new Map<string, string[]>();

  beforeAll(() => {
    const config: { options: object } = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8'));
    const untyped = { ...config, options: { ...config.options, typeAware: false } };
    const files = {
      '.oxlintrc.json': JSON.stringify(untyped),
      ...allowed,
      ...Object.fromEntries(cases.map(({ file, code }) => [file, code])),
    };
    const { diagnostics }: { diagnostics: { code: string; filename: string }[] } = JSON.parse(
      run(files, 'oxlint', '--format', 'json'),
    );
    for (const { code, filename } of diagnostics) found.set(filename, [...(found.get(filename) ?? []), code]);
  });

  test.each(cases)('in $folder: $code', ({ file, rule }) => {
    expect(found.get(file)).toEqual([rule]);
  });

  test('nothing that is allowed', () => {
    expect(Object.keys(allowed).flatMap((file) => found.get(file) ?? [])).toEqual([]);
  });
});

describe('the compiler refuses', () => {
  const elements = { 'element.ts': 'export type Target = HTMLElement;' };
  const forbidden = {
    'headless/tsconfig.json': {
      ...elements,
      'fetch.ts': `export const call = (): unknown => globalThis.fetch('/');`,
      'document.ts': 'export const title = (): string => globalThis.document.title;',
      'local-storage.ts': 'export const kept = (): unknown => globalThis.localStorage;',
      'timer.ts': 'export const later = (): unknown => setTimeout(() => {}, 1);',
      'files.ts': `export { readFileSync } from 'node:fs';`,
      'process.ts': 'export const mode = (): unknown => process.env;',
    },
    // The language engines are part of the server's program.
    'apps/api/tsconfig.json': {
      ...elements,
      'document.ts': 'export const title = (): string => globalThis.document.title;',
      'window.ts': 'export const width = (): number => window.innerWidth;',
      'local-storage.ts': 'export const kept = (): unknown => globalThis.localStorage;',
    },
  };

  test.each(Object.entries(forbidden))('under %s', (project, files) => {
    const config = {
      extends: join(root, project),
      compilerOptions: { typeRoots: [join(root, 'node_modules/@types')] },
      include: ['*.ts', ...(project.startsWith('headless') ? [join(root, 'headless/globals.d.ts')] : [])],
    };
    const planted = { ...files, 'tsconfig.json': JSON.stringify(config) };
    const errors = run(planted, 'tsc', '--noEmit', '--pretty', 'false').matchAll(/^([\w.-]+)\(\d+/gmu);
    expect([...new Set([...errors].map(([, file = '']) => file))].toSorted()).toEqual(
      Object.keys(files).toSorted(),
    );
  });
});

test('the server reads only one folder of another package by its path: the texts', () => {
  const elsewhere = /['"`](?:\.\.\/)+(?:packages|web|stories|e2e)\/[\w./-]*/g;
  const read = globSync('apps/api/src/**/*.ts', {
    cwd: root,
    exclude: ['**/*.test.ts', '**/testing/**'],
  }).flatMap((file) =>
    (readFileSync(join(root, file), 'utf8').match(elsewhere) ?? []).map((path) => `${file} ${path.slice(1)}`),
  );
  expect(read.toSorted()).toEqual([
    'apps/api/src/shared-services.ts ../../../packages/ui/locales',
    'apps/api/src/shared-services.ts ../../web/dist',
  ]);
});
