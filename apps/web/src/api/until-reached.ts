import { CallFailed } from './call-failed.ts';
import { wait } from './wait.ts';

/** Pauses after each attempt that did not reach the server, in milliseconds. A browser may report online too early. */
const pauses = [1000, 3000, 10_000];

/**
 * Makes the request again, a few times, while the server cannot be reached.
 *
 * @param signal ends the waiting; the caller aborts the request itself
 * @throws the error of the last attempt
 */
export async function untilReached<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (const pause of pauses) {
    try {
      return await ask();
    } catch (error) {
      if (signal.aborted || !(error instanceof CallFailed) || error.code !== 'unreachable') throw error;
    }
    await wait(pause, signal);
    signal.throwIfAborted();
  }
  return ask();
}
