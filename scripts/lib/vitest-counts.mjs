/** The counts of a Vitest step, from its JSON report and the exit of its process. */
export function countsOf(name, report, { status, seconds }, { mayBeEmpty = false } = {}) {
  const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests, testResults } = report;
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  // If the browser never starts, no test runs and success is reported.
  const isWell = status === 0 && (numPassedTests > 0 || mayBeEmpty);
  const failed = numFailedTests > 0 ? numFailedTests : Math.max(numFailedTestSuites, isWell ? 0 : 1);
  return {
    name,
    passed: numPassedTests,
    failed,
    skipped: numPendingTests,
    again: tests.filter(isSecondTry).map(({ fullName, failureMessages }) => ({
      test: fullName,
      reason: firstLine(failureMessages[0]),
    })),
    troubles: [
      ...testResults
        .filter(({ message }) => message)
        .map(({ name: path, message }) => `${path}: ${firstLine(message)}`),
      ...tests
        .filter((test) => test.status === 'failed')
        .map(({ fullName, failureMessages }) => `${fullName}: ${firstLine(failureMessages[0])}`),
    ],
    seconds,
  };
}

/**
 * Storybook puts a line of its own before the message. A story that was not run because earlier ones had lost the
 * browser counts as not tried.
 */
const untried = /^(?:Error: )?Not run: /mu;

function isSecondTry({ status, failureMessages }) {
  return status === 'passed' && failureMessages.length > 0 && !untried.test(failureMessages[0]);
}

/** The sentence that describes the failure; long page markup follows it. */
export function firstLine(message = '') {
  return (message.split('\n').find((line) => line.trim() !== '') ?? '').slice(0, 300);
}
