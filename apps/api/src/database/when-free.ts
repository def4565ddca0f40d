import { setTimeout as pause } from 'node:timers/promises';

/** How long a statement waits for another process, in milliseconds. */
const timeout = 5_000;
const longestPause = 50;

/**
 * Retries what SQLite refuses while another process writes, and lets other calls run in between: SQLite's own waiting
 * would block the whole server. https://sqlite.org/rescode.html#busy
 * @throws what the work throws, SQLITE_BUSY after 5 s
 */
export async function whenFree<Result>(work: () => Promise<Result>): Promise<Result> {
  const began = performance.now();
  for (let wait = 1; ; wait = Math.min(2 * wait, longestPause)) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() - began > timeout) throw error;
      await pause(wait);
    }
  }
}

export const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';
