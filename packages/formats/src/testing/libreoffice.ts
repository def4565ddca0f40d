import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Lets LibreOffice open files and returns what it has read, as flat OpenDocument XML. It starts once for all of them,
 * with a profile of its own.
 *
 * @param files by name, including the extension
 */
export async function openedByLibreOffice(
  files: Readonly<Record<string, Uint8Array>>,
): Promise<ReadonlyMap<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-office-'));
  try {
    const paths = Object.keys(files).map((name) => join(folder, name));
    await Promise.all(Object.entries(files).map(([name, bytes]) => writeFile(join(folder, name), bytes)));
    const profile = pathToFileURL(join(folder, 'profile')).href;
    await run(
      'soffice',
      [
        `-env:UserInstallation=${profile}`,
        '--headless',
        '--convert-to',
        'fodt',
        '--outdir',
        join(folder, 'read'),
        ...paths,
      ],
      { timeout: 120_000 },
    );
    const read = Object.keys(files).map(async (name): Promise<readonly [string, string]> => {
      const path = join(folder, 'read', name.replace(/\.\w+$/u, '.fodt'));
      return [name, await readFile(path, 'utf8')];
    });
    return new Map(await Promise.all(read));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
