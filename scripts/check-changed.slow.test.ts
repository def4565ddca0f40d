import { execFileSync, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isAll } from './lib/all.mjs';
import { root } from './lib/install.mjs';

/** A clone of the last commit, with this checkout's packages. */
function clone(): string {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-changed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  execFileSync('git', ['clone', '-q', '--shared', root, folder]);
  execFileSync('git', ['checkout', '-q', '-B', 'main'], { cwd: folder });
  const packages = join(folder, 'node_modules');
  mkdirSync(join(packages, '@octavo'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    // Skipped because it is created again, or links to the project itself.
    if (['@octavo', '.cache', '.vite'].includes(name)) continue;
    symlinkSync(join(root, 'node_modules', name), join(packages, name));
  }
  for (const name of readdirSync(join(root, 'node_modules', '@octavo'))) {
    const place = ['api', 'web'].includes(name) ? 'apps' : 'packages';
    symlinkSync(join(folder, place, name), join(packages, '@octavo', name));
  }
  return folder;
}

function change(file: string, from: string | RegExp, to: string): void {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(file, after);
}

test.runIf(isAll())(
  'a wrong proof and a missing French text fail the check of what changed',
  () => {
    const folder = clone();
    change(
      join(folder, 'packages/language/rules/french/hyphens.txt'),
      'est ce que => est-ce que',
      'est ce que => est ce que',
    );
    change(join(folder, 'packages/ui/locales/fr-FR/withdrawal.json'), /^ {2}"[^"]+": "[^"]*",\n/mu, '');
    const { status, stdout } = spawnSync(process.execPath, ['scripts/check.mjs', '--changed', '--tests'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(stdout).toContain('every rule of the list mends what it says, and no more: hyphens');
    expect(stdout).toContain('fr-FR withdrawal: has the keys of English');
    expect(status).toBe(1);
  },
  600_000,
);
