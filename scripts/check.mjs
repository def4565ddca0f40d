// npm run check: the quick half of the tests, for the inner loop.
import { ensureInstalled } from './lib/install.mjs';
import { runSteps, vitest } from './lib/steps.mjs';
import { statics } from './lib/statics.mjs';

ensureInstalled();
process.exitCode =
  runSteps([
    ...statics,
    vitest('unit', ['--project', 'unit', '--exclude', '**/*.slow.test.ts', '--maxWorkers', '2']),
  ]) === 0
    ? 0
    : 1;
