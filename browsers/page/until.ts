import { setTimeout as pause } from 'node:timers/promises';

/** How long to wait for anything, and how often to check, in milliseconds. A busy machine is not the page's fault. */
const limit = 45_000;
const interval = 100;

/**
 * Asks until the answer is right, and returns it. A page that has just loaded may not answer.
 *
 * @throws with the last answer if it never is
 */
export async function until<T>(
  what: string,
  ask: () => T | Promise<T>,
  isRight: (answer: T) => boolean,
): Promise<T> {
  const deadline = Date.now() + limit;
  for (;;) {
    let last: unknown;
    try {
      const answer = await ask();
      if (isRight(answer)) return answer;
      last = answer;
    } catch (error) {
      last = error;
    }
    if (Date.now() > deadline) {
      const found = last instanceof Error ? last.message : JSON.stringify(last);
      throw new Error(`${what}: waited in vain, and found ${found}`);
    }
    await pause(interval);
  }
}
