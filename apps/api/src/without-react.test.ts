import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { z } from 'zod';

const names = z.record(z.string(), z.unknown()).default({});
const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({ resolved: z.string().optional(), link: z.boolean().optional(), dependencies: names }),
  ),
});

/** The packages that an install of the server alone brings, according to the lock file. */
async function packagesOf(workspace: string): Promise<ReadonlySet<string>> {
  const file = new URL('../../../package-lock.json', import.meta.url);
  const { packages } = lock.parse(JSON.parse(await readFile(file, 'utf8')));
  const found = new Set<string>();
  const open = [workspace];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    for (const name of Object.keys(packages[path]?.dependencies ?? {})) {
      const nested = `${path}/node_modules/${name}`;
      const place = nested in packages ? nested : `node_modules/${name}`;
      if (found.has(name)) continue;
      found.add(name);
      open.push(packages[place]?.link ? (packages[place].resolved ?? place) : place);
    }
  }
  return found;
}

it('contains neither React nor a package of the page', async () => {
  const found = await packagesOf('apps/api');
  expect([...found].filter((name) => name.startsWith('@octavo/')).sort()).toEqual([
    '@octavo/citations',
    '@octavo/contract',
    '@octavo/document-schema',
    '@octavo/formats',
    '@octavo/language',
  ]);
  expect(found).toContain('prosemirror-model');
  expect([...found].filter((name) => /react|floating-ui|xstate/u.test(name))).toEqual([]);
});
