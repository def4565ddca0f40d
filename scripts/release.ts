// npm run release -- --dry-run: which versions the changesets ask for, and what each package would publish. Nothing is
// published: without --dry-run it only says so.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { buildPackages } from './packages/build.ts';
import { packDryRun } from './packages/pack.ts';
import { packageNames, root } from './packages/source-package.ts';

interface Release {
  readonly name: string;
  readonly type: string;
  readonly oldVersion: string;
  readonly newVersion: string;
}

if (!process.argv.includes('--dry-run')) {
  console.error('Publishing is not set up; npm run release -- --dry-run shows what would be published.');
  process.exit(1);
}

const releases = plannedReleases();
await buildPackages();
for (const name of packageNames) {
  const { name: full, version, size, unpackedSize, files } = packDryRun(name);
  const next = releases.find((release) => release.name === full);
  const versions =
    next && next.type !== 'none' ? `${version} → ${next.newVersion} (${next.type})` : `${version}, unchanged`;
  console.log(
    `${full.padEnd(24)} ${versions.padEnd(28)} ${kilobytes(size)} packed, ${kilobytes(unpackedSize)} unpacked, ${files.length} files`,
  );
}
console.log('\nNothing was published.');

/** What `changeset version` would do. */
function plannedReleases(): readonly Release[] {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-release-'));
  const output = join(folder, 'status.json');
  try {
    const changeset = join(root, 'node_modules', '@changesets', 'cli', 'bin.js');
    execFileSync(process.execPath, [changeset, 'status', '--output', relative(root, output)], {
      cwd: root,
      stdio: 'ignore',
    });
    const status: { readonly releases: readonly Release[] } = JSON.parse(readFileSync(output, 'utf8'));
    return status.releases;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`.padStart(9);
}
