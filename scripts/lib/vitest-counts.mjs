/** What a step of Vitest reports, from its JSON report and how its process ended. */
export function countsOf(name, report, { status, seconds }, { mayBeEmpty = false } = {}) {
  const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests, testResults } = report;
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  // A browser that never came runs no test and reports success.
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

/** Storybook puts a line of its own before the message; a story that was not run after others had lost the browser was not tried. */
const untried = /^(?:Error: )?Not run: /mu;

function isSecondTry({ status, failureMessages }) {
  return status === 'passed' && failureMessages.length > 0 && !untried.test(failureMessages[0]);
}

/** Long pages of markup follow the sentence that says what was wrong. */
export function firstLine(message = '') {
  return (message.split('\n').find((line) => line.trim() !== '') ?? '').slice(0, 300);
}
