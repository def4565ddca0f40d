import { describe, expect, it } from 'vitest';
import { failedFilesOf, mergeReports } from './lib/merge-reports.mjs';

const file = (name: string, tests: Record<string, string>) => ({
  name,
  status: Object.values(tests).includes('failed') ? 'failed' : 'passed',
  assertionResults: Object.entries(tests).map(([fullName, status]) => ({
    fullName,
    status,
    failureMessages: status === 'failed' ? [`${fullName} timed out`] : [],
  })),
});

const first = {
  testResults: [
    file('a', { one: 'passed' }),
    file('b', { two: 'failed', three: 'passed' }),
    file('c', { four: 'failed', five: 'skipped' }),
  ],
};

describe('of two runs', () => {
  const second = {
    testResults: [
      file('b', { two: 'passed', three: 'passed' }),
      file('c', { four: 'failed', five: 'skipped' }),
    ],
  };
  const merged = mergeReports(first, second);

  it('counts each test once, with its final result', () => {
    expect(merged).toMatchObject({
      success: false,
      numTotalTests: 5,
      numPassedTests: 3,
      numFailedTests: 1,
      numPendingTests: 1,
      numFailedTestSuites: 1,
    });
    expect(failedFilesOf(merged)).toEqual(['c']);
  });

  it('lists what passed only on the second try', () => {
    const tests = merged.testResults.flatMap(({ assertionResults }) => assertionResults);
    const troubled = tests.filter(({ failureMessages }) => failureMessages.length > 0);
    expect(troubled.map(({ fullName, status }) => `${fullName} ${status}`)).toEqual([
      'two passed',
      'four failed',
    ]);
  });
});

it('fails a file that failed without a failing test', () => {
  const broken = { testResults: [{ name: 'a', status: 'failed', assertionResults: [] }] };
  expect(mergeReports(broken, broken)).toMatchObject({ success: false, numFailedTests: 0 });
  expect(mergeReports(broken, { testResults: [] })).toMatchObject({ success: false, numFailedTestSuites: 1 });
});
