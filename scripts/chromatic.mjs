// npm run chromatic: sends the built Storybook to Chromatic, which takes the same pictures as npm run visual. With
// --dry-run, and either files or the changes of this branch, it sends nothing and prints which pictures would be taken again.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changedFiles } from './lib/changed.mjs';
import { projectEnvironment, root } from './lib/install.mjs';
import { retakenBy } from './lib/retaken.mjs';

const program = (name, parameters) =>
  spawnSync(join(root, 'node_modules', '.bin', name), parameters, {
    cwd: root,
    stdio: 'inherit',
    env: projectEnvironment(),
  }).status ?? 1;

const isDryRun = process.argv.includes('--dry-run');
process.exitCode = isDryRun ? dryRun() : send();

function send() {
  if ((process.env['CHROMATIC_PROJECT_TOKEN'] ?? '') === '') {
    console.error(
      'Chromatic needs CHROMATIC_PROJECT_TOKEN, the token of a project at chromatic.com. Nothing was sent. npm run visual compares the same pictures on this machine, without an account.',
    );
    return 1;
  }
  return program('chromatic', process.argv.slice(2));
}

function dryRun() {
  const stats = join(root, 'storybook-static', 'preview-stats.json');
  if (!existsSync(stats) && program('storybook', ['build', '--quiet', '--stats-json']) !== 0) return 1;
  const named = process.argv.slice(2).filter((parameter) => !parameter.startsWith('--'));
  const changed = named.length > 0 ? named : changedFiles();
  const { files, all } = retakenBy(changed, stats);
  const stories = storiesByFile();
  const retaken = all === null ? files : [...stories.keys()];
  const count = retaken.reduce((sum, file) => sum + (stories.get(file) ?? 0), 0);
  const list = files.map((file) => `${String(stories.get(file) ?? 0).padStart(4)}  ${file}`);
  console.log(all === null ? list.join('\n') : `Every picture: ${all}.`);
  console.log(
    `${changed.length} changed files, ${retaken.length} files of stories, ${count} stories in each mode.`,
  );
  return 0;
}

/** The number of stories per file in the built Storybook. */
function storiesByFile() {
  const { entries } = JSON.parse(readFileSync(join(root, 'storybook-static', 'index.json'), 'utf8'));
  const counts = new Map();
  for (const { type, importPath } of Object.values(entries)) {
    if (type !== 'story') continue;
    const file = importPath.replace('./', '');
    counts.set(file, (counts.get(file) ?? 0) + 1);
  }
  return counts;
}
