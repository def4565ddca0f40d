import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/install.mjs';
import { buildStorybook } from './build-storybook.ts';

function git(...parameters: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', parameters, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${parameters.join(' ')}: ${stderr.trim()}`);
  return stdout.trim();
}

/** The current commit of the main branch. */
export function mainCommit(): string {
  return git('rev-parse', '--verify', 'main^{commit}');
}

/** Builds the Storybook of a commit into a folder, without touching the working tree. */
export function buildStorybookOf(commit: string, output: string): void {
  const tree = join(root, '.visual', 'tree');
  dropTree(tree);
  git('worktree', 'add', '--detach', '--force', tree, commit);
  try {
    if (git('diff', '--name-only', commit, '--', 'package-lock.json') !== '') {
      throw new Error(
        'The main branch stands on other packages: check it out, npm ci, and run npm run visual -- --baseline there.',
      );
    }
    linkPackages(tree);
    buildStorybook(tree, output);
  } finally {
    dropTree(tree);
  }
}

/** The other checkout uses the packages of this one, except for the workspaces. */
function linkPackages(tree: string): void {
  const [from, to] = [join(root, 'node_modules'), join(tree, 'node_modules')];
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name !== '.cache' && name !== '@octavo') symlinkSync(join(from, name), join(to, name));
  }
  const own = join(from, '@octavo');
  mkdirSync(join(to, '@octavo'));
  for (const name of readdirSync(own)) {
    const workspace = join(own, name);
    // A relative link, so that it leads to the workspace next to it.
    if (lstatSync(workspace).isSymbolicLink()) {
      symlinkSync(readlinkSync(workspace), join(to, '@octavo', name));
    }
  }
}

function dropTree(tree: string): void {
  if (existsSync(tree)) {
    spawnSync('git', ['worktree', 'remove', '--force', tree], { cwd: root });
    rmSync(tree, { recursive: true, force: true });
  }
  git('worktree', 'prune');
}
