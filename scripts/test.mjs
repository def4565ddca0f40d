// npm test: sets the machine up, then runs everything and ends with one line of totals.
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureTestMachine } from './lib/machine.mjs';
import { countReview, storiesDrawn } from './lib/counts.mjs';
import { statics } from './lib/statics.mjs';
import { command, playwright, runSteps, unit, vitest } from './lib/steps.mjs';

try {
  ensureInstalled();
  ensureTestMachine();
  ensureBuilt();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('\n0 passed, 1 failed');
  process.exit(1);
}

const failed = runSteps([
  ...statics,
  vitest('unit', unit),
  vitest(storiesDrawn, ['--project', 'stories'], { againInNewBrowser: true }),
  vitest('in a browser', ['--project', 'browser']),
  command('Storybook builds', ['storybook', 'build', '--quiet', '--disable-telemetry']),
  countReview,
  playwright('end to end'),
]);
process.exitCode = failed === 0 ? 0 : 1;
