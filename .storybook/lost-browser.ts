/**
 * A browser may stop rendering and never resume; anything waiting for its next frame then waits forever
 * (https://github.com/vitest-dev/vitest/issues/10831). All stories share one page, so every following story would take
 * its full timeout to fail.
 */
const mostTimeouts = 2;

// Storybook adds a line of its own before an error's message.
const timeout = /^Test timed out/mu;

let timeouts = 0;

const isLost = (): boolean => timeouts >= mostTimeouts;

export const lostBrowser = {
  /** Records how a story ended, by its errors. */
  note(errors: readonly { readonly message: string }[] = []): void {
    if (isLost()) return;
    timeouts = errors.some(({ message }) => timeout.test(message)) ? timeouts + 1 : 0;
  },

  /** @throws once several stories in a row have timed out */
  expectPresent(): void {
    if (!isLost()) return;
    throw new Error(
      `Not run: ${mostTimeouts} stories in a row have timed out, the browser seems to be lost.`,
    );
  },
};
