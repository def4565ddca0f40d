import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const cache = new URL('../../node_modules/.cache/octavo/prose/', import.meta.url).pathname;

/**
 * Where a Debian package is unpacked: fetched once with `apt-get download`, which installs nothing.
 *
 * @throws Error if the machine has no such package
 */
export function unpacked(name: string): string {
  const folder = join(cache, name);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const fetched = mkdtempSync(join(cache, '.fetching-'));
  try {
    execFileSync('apt-get', ['download', '--quiet', name], { cwd: fetched, stdio: 'ignore' });
    const [archive] = readdirSync(fetched);
    if (archive === undefined) throw new Error(`apt-get gave no archive of ${name}.`);
    execFileSync('dpkg-deb', ['--extract', join(fetched, archive), join(fetched, 'files')]);
    renameSync(join(fetched, 'files'), folder);
  } finally {
    rmSync(fetched, { recursive: true, force: true });
  }
  return folder;
}
