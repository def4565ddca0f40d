import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { type PackageName, sourcePackage } from './source-package.ts';

export interface Tarball {
  readonly name: string;
  readonly version: string;
  /** Its path. */
  readonly path: string;
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string; readonly size: number }[];
}

interface Packed {
  readonly name: string;
  readonly version: string;
  readonly filename: string;
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string; readonly size: number }[];
}

/** Packs a built package as npm would for the registry. */
export function pack(name: PackageName, folder: string): Tarball {
  return packed(name, ['--pack-destination', folder], folder);
}

/** What `npm pack` would write. */
export function packDryRun(name: PackageName): Tarball {
  return packed(name, ['--dry-run'], '');
}

function packed(name: PackageName, options: readonly string[], folder: string): Tarball {
  const said = execFileSync('npm', ['pack', '--json', '--ignore-scripts', ...options], {
    cwd: sourcePackage(name).dist,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
  const answer: Readonly<Record<string, Packed>> | readonly Packed[] = JSON.parse(said);
  // npm 11.19 answers with an object, those before with a list.
  const [file] = Object.values(answer);
  if (file === undefined) throw new Error(`npm has not packed ${name}.`);
  return { ...file, path: join(folder, file.filename) };
}
