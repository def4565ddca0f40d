import { execFileSync } from 'node:child_process';
import { root } from './install.mjs';

const git = (...parameters) => execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).trim();

/** The commit at which this branch diverged from the main branch. */
const branchPoint = () => git('merge-base', 'HEAD', 'main');

/** The files that differ from the branch point, including new and deleted ones. */
export function changedFiles() {
  const lists = [
    git('diff', '--name-only', '--no-renames', branchPoint()),
    git('ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(lists.flatMap((list) => list.split('\n')).filter(Boolean))];
}

/** Whether a file in the folder differs from the branch point; true if git cannot say. */
export function hasChanged(folder) {
  try {
    return changedFiles().some((file) => file.startsWith(`${folder}/`));
  } catch {
    return true;
  }
}
