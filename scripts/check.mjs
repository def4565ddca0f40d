// npm run check: the quick half of the tests, for the inner loop. With --changed only what this branch has changed.
import { branchPoint, changedFiles } from './lib/changed.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runSteps, unit, vitest } from './lib/steps.mjs';
import { statics, staticsOf } from './lib/statics.mjs';

const quick = [...unit, '--exclude', '**/*.slow.test.ts'];

ensureInstalled();
const steps = process.argv.includes('--changed')
  ? [
      ...staticsOf(changedFiles()),
      vitest('unit', [...quick, '--passWithNoTests', '--changed', branchPoint()], { mayBeEmpty: true }),
    ]
  : [...statics, vitest('unit', quick)];
process.exitCode = runSteps(steps) === 0 ? 0 : 1;
