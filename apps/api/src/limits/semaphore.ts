/** The queue of the semaphore is full. */
export class QueueFullError extends Error {
  constructor() {
    super('Too many are waiting already.');
  }
}

export type Semaphore = {
  /**
   * Waits for a turn, first come, first served, and returns a function that ends it; ending it twice counts once.
   * `onWait` is called if the caller has to wait, and returns a function that is called when the wait is over; it may
   * throw to refuse.
   * @throws QueueFullError, the signal's reason, or what `onWait` throws
   */
  take(signal: AbortSignal, onWait?: () => () => void): Promise<() => void>;
};

/**
 * Lets a limited number of callers run at once and a limited number wait, in this process, so that no queue grows
 * without bound.
 */
export function createSemaphore({ atOnce, waiting: most }: { atOnce: number; waiting: number }): Semaphore {
  const waiting = new Set<() => void>();
  let running = 0;

  const begin = (): (() => void) => {
    running += 1;
    let over = false;
    return () => {
      if (over) return;
      over = true;
      running -= 1;
      const [next] = waiting;
      next?.();
    };
  };

  return {
    async take(signal, onWait) {
      signal.throwIfAborted();
      if (running < atOnce) return begin();
      if (waiting.size >= most) throw new QueueFullError();
      const rise = onWait?.();
      const turn = Promise.withResolvers<() => void>();
      const leave = (): void => {
        waiting.delete(called);
        rise?.();
        turn.reject(signal.reason);
      };
      const called = (): void => {
        waiting.delete(called);
        signal.removeEventListener('abort', leave);
        rise?.();
        turn.resolve(begin());
      };
      waiting.add(called);
      signal.addEventListener('abort', leave, { once: true });
      return turn.promise;
    },
  };
}
