// npm test: sets the machine up, then runs everything and ends with one line of totals. Some checks take turns from day
// to day; npm test -- --all runs them all. npm test -- --faults runs only the tests that break something, and prints a
// table of them.
import { isAll } from './lib/all.mjs';
import { browsers, streamsInWebKit } from './lib/browsers.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { countReview, storiesDrawn } from './lib/counts.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureTestMachine } from './lib/machine.mjs';
import { rotation } from './lib/rotation.mjs';
import { statics } from './lib/statics.mjs';
import { command, playwright, runSteps, sideBySide, unit, vitest } from './lib/steps.mjs';

const unknown = process.argv.slice(2).filter((option) => !['--all', '--faults'].includes(option));
if (unknown.length > 0) {
  console.error(`npm test knows no ${unknown.join(' ')}, only --all and --faults`);
  process.exit(1);
}
if (process.argv.includes('--all')) process.env['OCTAVO_ALL'] = '1';
// All parts use the same rotation, even past midnight.
process.env['OCTAVO_ROTATION'] = String(rotation());

try {
  ensureInstalled();
  ensureTestMachine();
  ensureBuilt();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('\n0 passed, 1 failed');
  process.exit(1);
}

if (process.argv.includes('--faults')) {
  const { runFaults } = await import('./lib/faults.mjs');
  process.exit((await runFaults()) === 0 ? 0 : 1);
}

console.log(
  isAll()
    ? 'Every story is looked at in every language.'
    : `Languages take turns: OCTAVO_ROTATION=${rotation()} looks at the same again, npm test -- --all at every one.`,
);
const failed = await runSteps([
  statics,
  vitest('unit', unit),
  vitest(storiesDrawn, ['--project', 'stories'], { againInNewBrowser: true }),
  sideBySide(
    vitest('in a browser', ['--project', 'browser']),
    command('Storybook builds', ['storybook', 'build', '--quiet', '--disable-telemetry']),
  ),
  countReview,
  streamsInWebKit,
  ...(isAll() ? [browsers] : []),
  playwright('end to end'),
]);
process.exitCode = failed === 0 ? 0 : 1;
