import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiReportPath } from './api-report.ts';
import { packageNames, root, sourcePackage } from './source-package.ts';

const folder = join(root, '.changeset');

/** The packages whose public API differs from the main branch, where there is one to compare with. */
export function changedApis(): readonly string[] {
  const git = (...options: readonly string[]) =>
    execFileSync('git', options, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  try {
    const base = git('merge-base', 'main', 'HEAD').trim();
    return packageNames
      .map(sourcePackage)
      .flatMap((source) =>
        git('diff', '--name-only', base, '--', apiReportPath(source)) === '' ? [] : [source.manifest.name],
      );
  } catch {
    // A clone without the main branch.
    return [];
  }
}

/** The changesets that wait for the next release. */
export const pendingChangesets = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => readFileSync(join(folder, name), 'utf8'));

/** Packages that no changeset names. */
export function withoutChangeset(
  packages: readonly string[],
  changesets: readonly string[],
): readonly string[] {
  const named = new Set(
    changesets.flatMap((text) => {
      const [, head = ''] = text.split('---\n');
      return [...head.matchAll(/^['"]?(@[^'":]+)['"]?:/gm)].map(([, name]) => name);
    }),
  );
  return packages.filter((name) => !named.has(name));
}
