import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, test } from 'vitest';
import { z } from 'zod';

const root = fileURLToPath(new URL('../', import.meta.url));
const manifest = z
  .object({ dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')));

/** Modules of Node that neither listen nor make calls. */
const quiet: readonly string[] = [
  'node:crypto',
  'node:fs',
  'node:module',
  'node:path',
  'node:timers/promises',
  'node:url',
  'node:worker_threads',
  'node:zlib',
];

const files = globSync('src/**/*.ts', { cwd: root }).filter((file) => !/\.(?:test|browser)\.ts$/.test(file));
/** Anything else that the engines need from Node goes through the platform, so that a browser's worker can run them. */
const forNodeAlone = (file: string): boolean =>
  file === 'src/platform/node.ts' || file.startsWith('src/write-data/') || file.endsWith('-worker.ts');
const imported = (text: string): string[] =>
  [
    ...text.matchAll(
      /^(?:import|export)\s[^;'`]*?from\s'([^']+)'|^import\s'([^']+)'|\bimport\('([^']+)'\)/gmu,
    ),
  ].map(([, from, bare, late]) => from ?? bare ?? late ?? '');

function mayImport(file: string, name: string): boolean {
  if (name === '#platform') return true;
  if (name.startsWith('.')) return !relative(root, resolve(root, dirname(file), name)).startsWith('..');
  if (isBuiltin(name)) return forNodeAlone(file) && quiet.includes(name);
  const [scope = '', rest = ''] = name.split('/');
  return (name.startsWith('@') ? `${scope}/${rest}` : scope) in manifest.dependencies;
}

it('imports nothing from the server, the page or the network', () => {
  expect(files.length).toBeGreaterThan(500);
  const strangers = files.flatMap((file) =>
    imported(readFileSync(resolve(root, file), 'utf8'))
      .filter((name) => !mayImport(file, name))
      .map((name) => `${file}: ${name}`),
  );
  expect(strangers).toEqual([]);
  expect(Object.keys(manifest.dependencies).filter((name) => name.startsWith('@octavo/'))).toEqual([
    '@octavo/contract',
  ]);
});

test.each([
  ['../../../../apps/api/src/errors.ts', false],
  ['../engine/finding.ts', true],
  ['node:http', false],
  ['node:fs', false],
  ['kysely', false],
  ['@octavo/ui', false],
  ['@octavo/contract/tones', true],
])('an import of %s is reported: %s', (name, may) => {
  expect(mayImport('src/english/dialect.ts', name)).toBe(may);
});

it('has an entry for browsers that needs nothing from Node', () => {
  const platform = (name: string) => (name === '#platform' ? 'src/platform/browser.ts' : undefined);
  const reached = new Set(['src/browser-checker.ts']);
  for (const file of reached) {
    for (const name of imported(readFileSync(resolve(root, file), 'utf8'))) {
      const next = name.startsWith('.') ? relative(root, resolve(root, dirname(file), name)) : platform(name);
      if (next !== undefined) reached.add(next);
    }
  }
  expect(reached.size).toBeGreaterThan(400);
  expect([...reached].filter(forNodeAlone)).toEqual([]);
});
