import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import type { Tarball } from './pack.ts';
import { root } from './source-package.ts';

/** An example in a folder of its own, with nothing of this repository in reach. */
export interface StagedExample {
  readonly folder: string;
  /** Runs one of its scripts. @returns what it prints */
  readonly run: (script: string) => string;
}

/** Copies an example to a folder and installs it there, with our packages from their tarballs. */
export function stageExample(name: string, folder: string, tarballs: readonly Tarball[]): StagedExample {
  const copy = join(folder, name);
  cpSync(join(root, 'examples', name), copy, { recursive: true });
  const path = join(copy, 'package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  const own = Object.fromEntries(tarballs.map((each) => [each.name, `file:${each.path}`]));
  // The packages that ours need are not in any registry either.
  manifest.overrides = own;
  for (const each of Object.keys(manifest.dependencies)) {
    manifest.dependencies[each] = own[each] ?? manifest.dependencies[each];
  }
  writeFileSync(path, JSON.stringify(manifest, null, 2));
  const npm = (...options: readonly string[]) =>
    execFileSync('npm', options, {
      cwd: copy,
      encoding: 'utf8',
      // The Node that runs this, and none of the commands of this repository.
      env: { ...withoutOurs(process.env), npm_config_update_notifier: 'false' },
      stdio: ['ignore', 'pipe', 'inherit'],
      shell: process.platform === 'win32',
    });
  npm('install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error');
  return { folder: copy, run: (script) => npm('run', '--silent', script) };
}

function withoutOurs(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = Object.entries(environment).filter(
    ([name]) => !/^(?:npm_|NODE_PATH$|VITEST|NODE_ENV$)/i.test(name),
  );
  const path = (environment['PATH'] ?? '').split(delimiter).filter((part) => !part.startsWith(root));
  return { ...Object.fromEntries(kept), PATH: [dirname(process.execPath), ...path].join(delimiter) };
}
