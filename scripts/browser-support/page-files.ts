import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const isOfTests = (file: string): boolean =>
  /\.(?:test|browser)\.tsx?$|\.d\.ts$/.test(file) || file.split('/').includes('testing');

/** The project of the page; everything else runs on the server. */
export const pageProject = join(import.meta.dirname, 'tsconfig.json');

/** The code and the styles of the page, without its tests. */
export function pageFiles(): string[] {
  const { include } = z
    .object({ include: z.array(z.string()) })
    .parse(JSON.parse(readFileSync(pageProject, 'utf8')));
  return include
    .flatMap((folder) => globSync(join(import.meta.dirname, folder, '**/*.{ts,tsx,css}')))
    .filter((file) => !isOfTests(file))
    .toSorted();
}
