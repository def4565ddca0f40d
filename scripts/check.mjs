// npm run check: the quick half of the tests, for the inner loop. With --changed only what this branch has changed.
// The language engines, most of all tests by number, are left to npm test where nothing of theirs has changed.
import { branchPoint, changedFiles, hasChanged } from './lib/changed.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runSteps, unit, vitest } from './lib/steps.mjs';
import { statics, staticsOf } from './lib/statics.mjs';

const engines = ['packages/language', 'evals'];

ensureInstalled();
const settled = engines.filter((folder) => !hasChanged(folder));
const quick = [
  ...unit,
  ...['**/*.slow.test.ts', ...settled.map((folder) => `${folder}/**`)].flatMap((path) => ['--exclude', path]),
];
const steps = process.argv.includes('--changed')
  ? [
      staticsOf(changedFiles()),
      vitest('unit', [...quick, '--passWithNoTests', '--changed', branchPoint()], { mayBeEmpty: true }),
    ]
  : [statics, vitest('unit', quick)];
process.exitCode = (await runSteps(steps)) === 0 ? 0 : 1;
