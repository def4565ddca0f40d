// npm run check: the quick half of the tests, for the inner loop. With --changed only what this branch has changed.
import { branchPoint, changedFiles } from './lib/changed.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runSteps, vitest } from './lib/steps.mjs';
import { statics, staticsOf } from './lib/statics.mjs';

// Test files share what they load, which takes longer than their tests; npm test runs each by itself.
const quick = ['--project', 'unit', '--exclude', '**/*.slow.test.ts', '--no-isolate', '--maxWorkers', '2'];

ensureInstalled();
const steps = process.argv.includes('--changed')
  ? [
      ...staticsOf(changedFiles()),
      vitest('unit', [...quick, '--passWithNoTests', '--changed', branchPoint()], { mayBeEmpty: true }),
    ]
  : [...statics, vitest('unit', quick)];
process.exitCode = runSteps(steps) === 0 ? 0 : 1;
