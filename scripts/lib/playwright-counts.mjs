import { firstLine } from './vitest-counts.mjs';

/** The counts of the end-to-end step, from Playwright's JSON report and the exit of its process. */
export function playwrightCounts(name, { stats, suites = [] }, { status, seconds }) {
  const tests = suites.flatMap((suite) => testsOf(suite));
  return {
    name,
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected === 0 && status !== 0 ? 1 : stats.unexpected,
    skipped: stats.skipped,
    again: tests
      .filter((test) => test.status === 'flaky')
      .map(({ title, results }) => ({
        test: title,
        reason: firstLine(results.find((result) => result.status !== 'passed')?.error?.message),
      })),
    seconds,
  };
}

/** Every test below a suite, with the titles leading to it. */
function testsOf({ title, suites = [], specs = [] }) {
  return [
    ...specs.flatMap((spec) => spec.tests.map((test) => ({ ...test, title: `${title} ${spec.title}` }))),
    ...suites.flatMap((suite) => testsOf({ ...suite, title: `${title} ${suite.title}` })),
  ];
}
