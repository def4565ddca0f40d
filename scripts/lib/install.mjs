// Plain JavaScript for any Node from 18 on, because this runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const stamp = join(root, 'node_modules', '.octavo-installed');

/** Installs the packages of the lockfile, unless that has already been done for this lockfile on this platform. */
export function ensureInstalled() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages (this happens once) …');
  const result = npm(['ci', '--loglevel=error']);
  if (result !== 0) {
    throw new Error('npm ci failed; its output above says why. Nothing was started.');
  }
  writeFileSync(stamp, wanted);
}

/** The path of a Node 24 or newer: the running one, otherwise the installed package. */
export function nodePath() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  const name = process.platform === 'win32' ? 'win' : process.platform;
  const binary = process.platform === 'win32' ? 'node.exe' : 'node';
  const installed = join(root, 'node_modules', `node-${name}-${process.arch}`, 'bin', binary);
  if (existsSync(installed)) return installed;
  throw new Error(
    `Node 24 or newer is needed; this is ${process.version} and no newer one comes with the packages for ${process.platform}-${process.arch}. Please install Node 24.`,
  );
}

/** An environment in which `node` and the installed commands are the project's own. */
export function projectEnvironment(extra = {}) {
  const separator = process.platform === 'win32' ? ';' : ':';
  const first = [dirname(nodePath()), join(root, 'node_modules', '.bin')].join(separator);
  return { ...process.env, PATH: `${first}${separator}${process.env['PATH'] ?? ''}`, ...extra };
}

function npm(parameters) {
  const script = process.env['npm_execpath'];
  const options = { cwd: root, stdio: 'inherit' };
  const result = script?.endsWith('.js')
    ? spawnSync(process.execPath, [script, ...parameters], options)
    : spawnSync('npm', parameters, { ...options, shell: process.platform === 'win32' });
  return result.status ?? 1;
}
