import { CallFailed } from './call-failed.ts';
import { wait } from './wait.ts';

/** After each question that reached nobody, in milliseconds. A browser that says it is online may not be so yet. */
const pauses = [1000, 3000, 10_000];

/**
 * Asks again, a few times, as long as the server is not reached.
 *
 * @param signal ends the waiting; the question itself is ended by whoever asks
 * @throws what the last question failed of
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
