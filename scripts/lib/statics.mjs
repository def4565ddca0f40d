import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';
import { command, inTurn, sideBySide } from './steps.mjs';

// The compiler's state is kept between runs, so that unchanged files are not checked again. A second checker in the same
// process repeats a third of the work, and the linter needs the other core.
const types = (name, ...project) =>
  command(name, [
    'tsc',
    '--noEmit',
    '--incremental',
    '--checkers',
    '1',
    '--tsBuildInfoFile',
    `node_modules/.cache/types/${name.replaceAll(' ', '-')}.json`,
    ...project,
  ]);

const typeSteps = [
  types('types'),
  types('types of the server', '-p', 'apps/api'),
  types('types without browser or Node', '-p', 'headless'),
];

/** Checks that need no running product: types, lint with the import boundaries, format, unused files and packages. */
export const statics = sideBySide(
  inTurn(...typeSteps, command('format', ['oxfmt', '--check'])),
  inTurn(command('lint and imports', ['oxlint']), command('unused code', ['knip', '--no-progress'])),
);

/** The same for some files: all types, because a file can break another, but no check for unused code. */
export function staticsOf(changed) {
  const files = changed.filter((file) => existsSync(join(root, file)));
  const code = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
  const written = files.filter((file) => /\.(ts|tsx|mjs|json|md|css|html|yml)$/.test(file));
  return sideBySide(
    inTurn(...typeSteps),
    inTurn(
      ...(code.length > 0 ? [command('lint and imports', ['oxlint', ...code])] : []),
      ...(written.length > 0
        ? [command('format', ['oxfmt', '--check', '--no-error-on-unmatched-pattern', ...written])]
        : []),
    ),
  );
}
