/** A busy machine occasionally delays a test; more than this is a fault of the tests or the product. */
const most = 3;

/** Lists every test that passed only on a retry; a separate step that fails if there are too many. */
export function secondTries(done) {
  const again = done.flatMap((step) => (step.again ?? []).map((one) => ({ ...one, step: step.name })));
  const isTooMany = again.length > most;
  return {
    lines: again.map(({ step, test, reason }) => `  ${step}: ${test}\n    first: ${reason}`),
    step: {
      name: 'second tries',
      passed: 0,
      failed: isTooMany ? 1 : 0,
      seconds: 0,
      troubles: isTooMany ? [`${again.length} tests needed one, at most ${most} may`] : [],
    },
  };
}
