// npm run check: the quick half of the tests, for the inner loop. --changed runs only what this branch can have broken,
// and with --tests also skips types, lint and format. The tests of the language engines, the majority, are left to npm
// test unless something there has changed.
import { changedFiles, hasChanged } from './lib/changed.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureChromium } from './lib/machine.mjs';
import { inTurn, runSteps, sideBySide, unit, vitest } from './lib/steps.mjs';
import { statics, staticsOf } from './lib/statics.mjs';

const engines = ['packages/language', 'evals'];

ensureInstalled();
const steps = process.argv.includes('--changed') ? [await stepsOf(changedFiles())] : [statics, quickUnit()];
process.exitCode = (await runSteps(steps)) === 0 ? 0 : 1;

function quickUnit() {
  const settled = engines.filter((folder) => !hasChanged(folder));
  return vitest('unit', [
    ...unit,
    ...without('**/*.slow.test.ts', ...settled.map((folder) => `${folder}/**`)),
  ]);
}

async function stepsOf(files) {
  // Imported late, because it needs a parser package that may only just have been installed.
  const { affectedBy } = await import('./lib/affected.mjs');
  const { isAll, unit: unitTests, stories, left } = affectedBy(files);
  if (left > 0) console.log(`${left} more files of stories show what changed; npm test runs them.`);
  const tests = [];
  if (isAll) tests.push(vitest('unit', [...unit, ...without('**/*.slow.test.ts')]));
  else if (unitTests.length > 0) tests.push(vitest('unit', [...unit, ...unitTests]));
  if (stories.length > 0) {
    ensureChromium();
    tests.push(vitest('stories', ['--project', 'stories', ...stories]));
  }
  return process.argv.includes('--tests') ? inTurn(...tests) : sideBySide(staticsOf(files), inTurn(...tests));
}

function without(...paths) {
  return paths.flatMap((path) => ['--exclude', path]);
}
