import { expect, it } from 'vitest';
import { playwrightCounts } from './lib/playwright-counts.mjs';
import { secondTries } from './lib/second-tries.mjs';
import { countsOf } from './lib/vitest-counts.mjs';

const ended = { status: 0, seconds: 1 };
const test = (fullName: string, status: string, message?: string) => ({
  fullName,
  status,
  failureMessages: message === undefined ? [] : [message],
});
const reportOf = (...assertionResults: readonly ReturnType<typeof test>[]) => ({
  numPassedTests: assertionResults.filter(({ status }) => status === 'passed').length,
  numFailedTests: assertionResults.filter(({ status }) => status === 'failed').length,
  numFailedTestSuites: 0,
  numPendingTests: 0,
  testResults: [{ name: 'a.stories.tsx', message: '', assertionResults }],
});
const late = (name: string) => test(name, 'passed', `\n${name} timed out\nat line 1`);
const stories = (count: number) =>
  countsOf(
    'stories',
    reportOf(...Array.from({ length: count }, (_, index) => late(`story ${index}`))),
    ended,
  );

const flaky = {
  stats: { expected: 1, flaky: 1, unexpected: 0, skipped: 0 },
  suites: [
    {
      title: 'phone.spec.ts',
      specs: [],
      suites: [
        {
          title: 'a phone',
          specs: [
            { title: 'turns', tests: [{ status: 'expected', results: [{ status: 'passed' }] }] },
            {
              title: 'scrolls',
              tests: [
                {
                  status: 'flaky',
                  results: [
                    { status: 'failed', error: { message: 'It did not scroll.\n  at phone.spec.ts' } },
                    { status: 'passed' },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};

it('names what passed only when it was retried, in any part', () => {
  const { lines, step } = secondTries([
    countsOf('stories', reportOf(late('Hidden'), test('Shown', 'passed')), ended),
    playwrightCounts('end to end', flaky, ended),
  ]);
  expect(lines).toEqual([
    '  stories: Hidden\n    first: Hidden timed out',
    '  end to end: phone.spec.ts a phone scrolls\n    first: It did not scroll.',
  ]);
  expect(step.failed).toBe(0);
});

it('fails a run in which more than three tests needed a second try, in all parts together', () => {
  const end = playwrightCounts('end to end', flaky, ended);
  expect(secondTries([stories(2), end]).step.failed).toBe(0);
  expect(secondTries([stories(3), end]).step).toMatchObject({
    failed: 1,
    troubles: ['4 tests needed one, at most 3 may'],
  });
});

it('does not count stories that were not run because others had lost the browser', () => {
  const lost = test('After', 'passed', '\nClick to debug …\n\nNot run: 2 stories in a row have timed out.');
  expect(secondTries([countsOf('stories', reportOf(lost), ended)]).lines).toEqual([]);
});

it('does not count a test that failed twice', () => {
  expect(secondTries([countsOf('stories', reportOf(test('Broken', 'failed', 'no')), ended)]).lines).toEqual(
    [],
  );
});

it.each([
  ['a browser that never came', reportOf(), { status: 0, seconds: 1 }],
  ['a run that ended badly without a failed test', reportOf(test('a', 'passed')), { status: 1, seconds: 1 }],
])('fails %s', (_case, report, end) => {
  expect(countsOf('stories', report, end)).toMatchObject({ failed: 1 });
});
