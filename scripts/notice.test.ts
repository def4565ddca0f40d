import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './lib/install.mjs';
import { runtimePackages } from './notice/runtime-packages.ts';
import { withPackages } from './notice/table-of-packages.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const lockOf = (packages: object): string => JSON.stringify({ packages });

test('NOTICE.md lists every package that Octavo runs with; npm run notice writes it', () => {
  const packages = runtimePackages(read('package-lock.json'), ['apps/api', 'apps/web']);
  expect(withPackages(read('NOTICE.md'), packages)).toBe(read('NOTICE.md'));
  expect(packages.map(({ name }) => name)).toContain('@img/sharp-libvips-linux-x64');
});

test('a package is found through workspaces, next to its dependent, and for other platforms', () => {
  const lock = lockOf({
    '': { devDependencies: { vitest: '5' } },
    app: { dependencies: { '@octavo/shared': '*', left: '1' } },
    'node_modules/@octavo/shared': { link: true, resolved: 'packages/shared' },
    'packages/shared': { dependencies: { right: '1' } },
    'node_modules/left': { license: 'MIT', dependencies: { inner: '1' } },
    'node_modules/left/node_modules/inner': { license: 'ISC', optionalDependencies: { native: '1' } },
    'node_modules/inner': { license: 'GPL-2.0' },
    'node_modules/native': { license: 'LGPL-3.0-or-later' },
    'node_modules/right': {},
    'node_modules/vitest': { license: 'MIT' },
  });
  expect(runtimePackages(lock, ['app'])).toEqual([
    { name: 'inner', licence: 'ISC' },
    { name: 'left', licence: 'MIT' },
    { name: 'native', licence: 'LGPL-3.0-or-later' },
    { name: 'right', licence: null },
  ]);
});

test('a notice without a section for the packages is refused', () => {
  expect(() => withPackages('# Notices', [])).toThrow('NOTICE.md has no place for the packages.');
});
