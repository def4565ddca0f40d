// npm run check: the quick half of the tests, for the inner loop.
import { ensureInstalled } from './lib/install.mjs';
import { runSteps, vitest } from './lib/steps.mjs';
import { statics } from './lib/statics.mjs';

// Test files share what they load, which takes longer than their tests; npm test runs each by itself.
const quick = ['--project', 'unit', '--exclude', '**/*.slow.test.ts', '--no-isolate', '--maxWorkers', '2'];

ensureInstalled();
process.exitCode = runSteps([...statics, vitest('unit', quick)]) === 0 ? 0 : 1;
