import { command } from './steps.mjs';

/** What can be known without running the product: types, lint with the import arrows, format, unused files and packages. */
export const statics = [
  command('types', ['tsc', '--noEmit']),
  command('types of the server', ['tsc', '--noEmit', '-p', 'apps/api']),
  command('lint and imports', ['oxlint']),
  command('format', ['oxfmt', '--check']),
  command('unused code', ['knip', '--no-progress']),
];
