/** A busy machine makes a test late once in a while; more at a time is a fault of the tests or of the product. */
const most = 6;

/** Names every test that passed only when it was tried again; a step of its own that fails where there are too many. */
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
