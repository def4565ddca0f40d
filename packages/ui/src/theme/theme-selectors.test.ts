import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const home = 'packages/ui/src/theme/';
const styled = ['packages/ui/src', 'packages/editor/src', 'apps/web', 'stories', '.storybook'];
const selector = /\[\s*data-theme\b/;

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(css|html|js|tsx?)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !/node_modules|\/dist\/|^stories\/foundations\/fourth-theme\.slow\.test/.test(path));
}

it('finds the theme’s own selectors', () => {
  expect(sources(home).some((path) => selector.test(readFileSync(join(root, path), 'utf8')))).toBe(true);
});

it('no style selects a theme by its name: differences are tokens or forms of the theme', () => {
  const asking = styled
    .flatMap(sources)
    .filter((path) => !path.startsWith(home) && selector.test(readFileSync(join(root, path), 'utf8')));
  expect(asking).toEqual([]);
});
