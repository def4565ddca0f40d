import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countLines, forgetCounts } from './counts.mjs';
import { root } from './install.mjs';
import { failedFilesOf, mergeReports } from './merge-reports.mjs';
import { playwrightCounts } from './playwright-counts.mjs';
import { reportFile } from './report-file.mjs';
import { run } from './run.mjs';
import { secondTries } from './second-tries.mjs';
import { keepTimes } from './times.mjs';
import { countsOf } from './vitest-counts.mjs';

const results = join(root, 'test-results');

/** Test files share what they load, which takes longer than the tests; two at a time on any machine. */
export const unit = ['--project', 'unit', '--no-isolate', '--maxWorkers', '2'];

/** A command that passes or fails as a whole. */
export function command(name, parameters) {
  return async (place) => {
    const { status, seconds } = await run(name, parameters, place);
    return [{ name, passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, seconds }];
  };
}

/**
 * A Vitest run, counted test by test; one without tests fails unless `mayBeEmpty`. `againInNewBrowser` runs failed
 * files once more, because the browser may have been at fault.
 */
export function vitest(name, parameters, { mayBeEmpty = false, againInNewBrowser = false } = {}) {
  return async (place) => {
    const file = report(name);
    const ended = await runVitest(name, parameters, file, place);
    if (!existsSync(file)) {
      return [{ name, passed: 0, failed: ended.status === 0 && mayBeEmpty ? 0 : 1, seconds: ended.seconds }];
    }
    const first = readReport(file);
    const failedFiles = failedFilesOf(first);
    if (!againInNewBrowser || failedFiles.length === 0) return [countsOf(name, first, ended, { mayBeEmpty })];
    rmSync(file);
    const again = await runVitest(
      `${name}, what failed, in a new browser`,
      [...parameters, ...failedFiles],
      file,
      place,
    );
    const merged = mergeReports(first, existsSync(file) ? readReport(file) : { testResults: [] });
    writeFileSync(file, JSON.stringify(merged));
    const seconds = ended.seconds + again.seconds;
    return [countsOf(name, merged, { status: again.status, seconds }, { mayBeEmpty })];
  };
}

/** The end-to-end run, counted test by test from the report configured in playwright.config.ts. */
export function playwright(name) {
  return async (place) => {
    const file = report('end-to-end');
    const ended = await run(name, ['playwright', 'test'], place);
    if (!existsSync(file)) return [{ name, passed: 0, failed: 1, seconds: ended.seconds }];
    return [playwrightCounts(name, readReport(file), ended)];
  };
}

/** Runs steps in parallel that leave a core idle; each prints its output in one piece. */
export function sideBySide(...steps) {
  return async () => {
    const done = await Promise.all(steps.map((step) => step({ isBesideOthers: true })));
    return done.flat();
  };
}

/** Runs steps in sequence, as one of several parallel steps. */
export function inTurn(...steps) {
  return async (place) => {
    const done = [];
    for (const step of steps) done.push(...(await step(place)));
    return done;
  };
}

/**
 * Runs every step, even after a failure, and ends with the line of totals.
 *
 * @returns the number of failures
 */
export async function runSteps(steps) {
  const start = Date.now();
  mkdirSync(results, { recursive: true });
  forgetCounts();
  const ran = await inTurn(...steps)();
  const { step: tries, lines: triedAgain } = secondTries(ran);
  const done = tries.failed > 0 ? [...ran, tries] : ran;
  const passed = done.reduce((sum, step) => sum + step.passed, 0);
  const failed = done.reduce((sum, step) => sum + step.failed, 0);
  const skipped = done.reduce((sum, step) => sum + (step.skipped ?? 0), 0);
  const seconds = (Date.now() - start) / 1000;
  keepTimes({ steps: ran, seconds, failed });
  console.log('');
  for (const step of done) {
    console.log(
      `${step.failed === 0 ? '✓' : '✗'} ${step.name.padEnd(28)} ${String(step.passed).padStart(5)} passed ${String(step.failed).padStart(4)} failed ${step.seconds.toFixed(1).padStart(7)} s`,
    );
  }
  console.log(`  ${'all together'.padEnd(53)} ${seconds.toFixed(1).padStart(7)} s`);
  for (const { name, troubles = [] } of done) {
    for (const trouble of troubles) console.log(`  ${name}: ${trouble}`);
  }
  console.log('');
  for (const line of countLines()) console.log(line);
  if (triedAgain.length > 0) console.log(`  passed only when tried again: ${triedAgain.length}`);
  for (const line of triedAgain) console.log(line);
  console.log(`\n${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`);
  return failed;
}

function runVitest(name, parameters, file, place) {
  return run(
    name,
    ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...parameters],
    place,
  );
}

function readReport(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function report(name) {
  const file = reportFile(name);
  rmSync(file, { force: true });
  return file;
}
