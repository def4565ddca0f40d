/**
 * The report of a run of which some files were run again: for those the second result counts. A test that only passed
 * then keeps its failure messages, like one that the runner itself has retried.
 *
 * @param first Vitest's JSON report of all files
 * @param second its report of the files that were run again
 */
export function mergeReports(first, second) {
  const again = new Map(second.testResults.map((file) => [file.name, file]));
  const testResults = first.testResults.map((file) => withFailuresOf(file, again.get(file.name) ?? file));
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (status) => tests.filter((test) => test.status === status).length;
  const failedFiles = failedFilesOf({ testResults }).length;
  return {
    ...first,
    success: failedFiles === 0,
    numTotalTests: tests.length,
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numPendingTests: tests.length - count('passed') - count('failed'),
    numFailedTestSuites: failedFiles,
    testResults,
  };
}

/** The paths of the files that failed, or that contain a failed test. */
export function failedFilesOf({ testResults }) {
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
}

function withFailuresOf(before, file) {
  if (before === file) return file;
  const messages = new Map(
    before.assertionResults.map(({ fullName, status, failureMessages }) => [
      fullName,
      status === 'failed' ? failureMessages : [],
    ]),
  );
  return {
    ...file,
    assertionResults: file.assertionResults.map((test) =>
      test.status === 'passed' ? { ...test, failureMessages: messages.get(test.fullName) ?? [] } : test,
    ),
  };
}
