import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countLines, forgetCounts } from './counts.mjs';
import { nodePath, projectEnvironment, root } from './install.mjs';
import { failedFilesOf, mergeReports } from './merge-reports.mjs';
import { reportFile } from './report-file.mjs';

const results = join(root, 'test-results');

/** Test files share what they load, which takes longer than their tests; two at a time on any machine. */
export const unit = ['--project', 'unit', '--no-isolate', '--maxWorkers', '2'];

/** A command that passes or fails as one. */
export function command(name, parameters) {
  return () => {
    const { status, seconds } = run(name, parameters);
    return { name, passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, seconds };
  };
}

/**
 * A Vitest run, counted test by test; one without tests fails unless it `mayBeEmpty`. With `againInNewBrowser` the files
 * that failed run once more: the browser may have been what failed.
 */
export function vitest(name, parameters, { mayBeEmpty = false, againInNewBrowser = false } = {}) {
  return () => {
    const file = report(name);
    const ended = runVitest(name, parameters, file);
    if (!existsSync(file)) {
      return { name, passed: 0, failed: ended.status === 0 && mayBeEmpty ? 0 : 1, seconds: ended.seconds };
    }
    const first = readReport(file);
    const failedFiles = failedFilesOf(first);
    if (!againInNewBrowser || failedFiles.length === 0) return countsOf(name, first, ended, { mayBeEmpty });
    rmSync(file);
    const again = runVitest(`${name}, what failed, in a new browser`, [...parameters, ...failedFiles], file);
    const merged = mergeReports(first, existsSync(file) ? readReport(file) : { testResults: [] });
    writeFileSync(file, JSON.stringify(merged));
    const { status } = again;
    return countsOf(name, merged, { status, seconds: ended.seconds + again.seconds }, { mayBeEmpty });
  };
}

/** The end-to-end run, counted test by test from the report that playwright.config.ts asks for. */
export function playwright(name) {
  return () => {
    const file = report('end-to-end');
    const { status, seconds } = run(name, ['playwright', 'test']);
    if (!existsSync(file)) return { name, passed: 0, failed: 1, seconds };
    const { stats } = readReport(file);
    const failed = stats.unexpected === 0 && status !== 0 ? 1 : stats.unexpected;
    return {
      name,
      passed: stats.expected + stats.flaky,
      failed,
      skipped: stats.skipped,
      again: stats.flaky,
      seconds,
    };
  };
}

/**
 * Runs every step, the later ones too when one fails, and ends with the line of totals.
 *
 * @returns the number of failures
 */
export function runSteps(steps) {
  mkdirSync(results, { recursive: true });
  forgetCounts();
  const done = steps.map((step) => step());
  const passed = done.reduce((sum, step) => sum + step.passed, 0);
  const failed = done.reduce((sum, step) => sum + step.failed, 0);
  const skipped = done.reduce((sum, step) => sum + (step.skipped ?? 0), 0);
  console.log('');
  for (const step of done) {
    console.log(
      `${step.failed === 0 ? '✓' : '✗'} ${step.name.padEnd(24)} ${String(step.passed).padStart(5)} passed ${String(step.failed).padStart(4)} failed ${step.seconds.toFixed(1).padStart(7)} s`,
    );
  }
  for (const { name, troubles = [] } of done) {
    for (const trouble of troubles) console.log(`  ${name}: ${trouble}`);
  }
  console.log('');
  for (const line of countLines()) console.log(line);
  const again = done.reduce((sum, step) => sum + (step.again ?? 0), 0);
  if (again > 0) console.log(`  tests that passed only when tried again            ${again}`);
  console.log(`\n${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`);
  return failed;
}

function runVitest(name, parameters, file) {
  return run(name, [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...parameters,
  ]);
}

function readReport(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function countsOf(name, report, { status, seconds }, { mayBeEmpty }) {
  const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests, testResults } = report;
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const isRetried = ({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0;
  // A browser that never came runs no test and reports success.
  const isWell = status === 0 && (numPassedTests > 0 || mayBeEmpty);
  const failed = numFailedTests > 0 ? numFailedTests : Math.max(numFailedTestSuites, isWell ? 0 : 1);
  return {
    name,
    passed: numPassedTests,
    failed,
    skipped: numPendingTests,
    again: tests.filter(isRetried).length,
    troubles: [
      ...testResults
        .filter(({ message }) => message)
        .map(({ name: path, message }) => `${path}: ${firstLine(message)}`),
      ...tests
        .filter((test) => test.status === 'failed' || isRetried(test))
        .map(({ fullName, failureMessages }) => `${fullName}: ${firstLine(failureMessages[0] ?? '')}`),
    ],
    seconds,
  };
}

/** Long pages of markup follow the sentence that says what was wrong. */
function firstLine(message) {
  return (message.split('\n').find((line) => line.trim() !== '') ?? '').slice(0, 300);
}

function report(name) {
  const file = reportFile(name);
  rmSync(file, { force: true });
  return file;
}

function run(name, [tool, ...parameters], env = {}) {
  console.log(`\n── ${name}`);
  const start = Date.now();
  const script = tool.endsWith('.mjs') || tool.endsWith('.ts');
  const { status } = spawnSync(
    script ? nodePath() : join(root, 'node_modules', '.bin', tool),
    script ? [tool, ...parameters] : parameters,
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: projectEnvironment(env),
    },
  );
  return { status, seconds: (Date.now() - start) / 1000 };
}
