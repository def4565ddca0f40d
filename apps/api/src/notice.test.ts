import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { z } from 'zod';

const root = new URL('../../../', import.meta.url);
const read = (file: string): Promise<string> => readFile(new URL(file, root), 'utf8');
const manifest = z.object({ dependencies: z.record(z.string(), z.string()) });

it.each(['apps/api', 'packages/ui'])('NOTICE.md names every font and dictionary of %s', async (workspace) => {
  const { dependencies } = manifest.parse(JSON.parse(await read(`${workspace}/package.json`)));
  const told = await read('NOTICE.md');
  const owed = Object.keys(dependencies).filter((name) =>
    /^(?:@fontsource|@expo-google-fonts|dictionary-)/u.test(name),
  );
  expect(owed).not.toEqual([]);
  expect(owed.filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
});
