import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectEnvironment, root } from './install.mjs';

/**
 * The story files whose pictures Chromatic takes again after a change, according to its own import tracing. `all` gives
 * the reason if it takes every picture.
 *
 * @param changed paths from the root of the repository
 * @param stats the file that a build of Storybook writes with `--stats-json`
 * @returns `{ files, all }`
 */
export function retakenBy(changed, stats) {
  const { stdout, stderr, status } = spawnSync(
    join(root, 'node_modules', '.bin', 'chromatic'),
    ['trace', '--mode', 'compact', '--stats-file', stats, ...changed],
    { cwd: root, encoding: 'utf8', env: projectEnvironment() },
  );
  if (status !== 0) throw new Error(`Chromatic cannot trace the change: ${stderr}`);
  const files = [...stdout.matchAll(/^— (?<file>.+)$/gmu)].map(({ groups }) => groups.file).toSorted();
  const all = /TurboSnap disabled[^\n]*\n(?<reason>[^\n]+)/u.exec(stderr)?.groups.reason ?? null;
  return { files, all };
}
