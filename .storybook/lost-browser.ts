/**
 * A browser may stop drawing and never start again; whatever waits for its next frame then waits for ever
 * (https://github.com/vitest-dev/vitest/issues/10831). All stories share one page, so each of those that follow would
 * take its whole timeout to fail.
 */
const mostTimeouts = 2;

// Storybook puts a line of its own before the message of an error.
const timeout = /^Test timed out/mu;

let timeouts = 0;

const isLost = (): boolean => timeouts >= mostTimeouts;

export const lostBrowser = {
  /** Notes how a story ended, by what it threw. */
  note(errors: readonly { readonly message: string }[] = []): void {
    if (isLost()) return;
    timeouts = errors.some(({ message }) => timeout.test(message)) ? timeouts + 1 : 0;
  },

  /** @throws from then on when several stories in a row have timed out */
  expectPresent(): void {
    if (!isLost()) return;
    throw new Error(
      `Not run: ${mostTimeouts} stories in a row have timed out, the browser seems to be lost.`,
    );
  },
};
