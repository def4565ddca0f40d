import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { trackedFiles } from './lib/affected.mjs';
import { circlesIn } from './lib/import-circles.ts';
import { importsOf, packagesAmong } from './lib/import-graph.mjs';

const root = join(import.meta.dirname, '..');

/**
 * What a device keeps is looked through when the account changes, which every call may report; looking through it makes
 * calls itself. The lazy import is what keeps that code out of the first script.
 */
const lookingThrough = [
  'apps/web/src/api/call.ts',
  'apps/web/src/device/ask-verdict.ts',
  'apps/web/src/device/known-account.ts',
  'apps/web/src/device/look-through.ts',
  'apps/web/src/record/left-records.ts',
  'apps/web/src/record/review-records.ts',
  'apps/web/src/storage/ignored.ts',
  'apps/web/src/storage/interrupted-essay.ts',
];

const sources: Readonly<Record<string, string>> = {
  'apps/web/src/a.ts': `export const b = () => import('./b.ts');`,
  'apps/web/src/b.ts': `export { c } from './c.ts';`,
  'apps/web/src/c.ts': `import { a } from './a.ts'; export const c = a;`,
  'apps/web/src/d.ts': `import './a.ts'; import type { E } from './e.ts';`,
  'apps/web/src/e.ts': `import './d.ts';`,
};

test('a cycle is found through a lazy import', () => {
  const imports = Object.entries(sources).map(([file, code]) => [file, importsOf(file, code, [])] as const);
  expect(circlesIn(new Map(imports))).toEqual([
    ['apps/web/src/a.ts', 'apps/web/src/b.ts', 'apps/web/src/c.ts'],
  ]);
});

test('no file of the product imports itself in a cycle, not even lazily', () => {
  const files = trackedFiles();
  const packages = packagesAmong(files);
  const code = files.filter((file) => /^(?:packages|apps|stories)\/.*\.tsx?$/.test(file));
  const imports = code.map(
    (file) => [file, importsOf(file, readFileSync(join(root, file), 'utf8'), packages)] as const,
  );
  expect(circlesIn(new Map(imports))).toEqual([lookingThrough]);
});
