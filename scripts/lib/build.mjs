import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodePath, projectEnvironment, root } from './install.mjs';

const sources = [
  'packages',
  'apps/web',
  'vite.shared.ts',
  'supported-browsers.ts',
  'package.json',
  'package-lock.json',
];
const dist = join(root, 'apps', 'web', 'dist');
const stamp = join(dist, '.octavo-built');

/** Builds the web app, unless the sources are unchanged since the last build. */
export function ensureBuilt() {
  const wanted = fingerprint();
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) build(wanted);
}

/** Builds the web app, and notes from which sources, so that the next start need not do it again. */
export function build(sourcesNow = fingerprint()) {
  console.log('Building the app …');
  runVite();
  // After the app, which empties the folder.
  runVite('--config', 'apps/web/vite.reader.config.ts');
  writeFileSync(stamp, sourcesNow);
}

function runVite(...options) {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const result = spawnSync(nodePath(), [vite, 'build', 'apps/web', '--logLevel', 'warn', ...options], {
    cwd: root,
    stdio: 'inherit',
    env: projectEnvironment(),
  });
  if (result.status !== 0) throw new Error('The app could not be built; the output above says why.');
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const source of sources) addTo(hash, join(root, source));
  return hash.digest('hex');
}

function addTo(hash, path) {
  const status = statSync(path);
  if (!status.isDirectory()) {
    hash.update(`${path}:${status.size}:${status.mtimeMs}\n`);
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (name !== 'node_modules' && name !== 'dist') addTo(hash, join(path, name));
  }
}
