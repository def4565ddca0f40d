/** Whoever finds the line full. */
export class QueueFullError extends Error {
  constructor() {
    super('Too many are waiting already.');
  }
}

export type Semaphore = {
  /**
   * Waits for a turn, first come, first served, and gives what ends it; ending it twice counts once.
   * `onWait` is called where one has to wait and gives what is called when the waiting is over; it may refuse.
   * @throws QueueFullError, the signal's reason, or what `onWait` throws
   */
  take(signal: AbortSignal, onWait?: () => () => void): Promise<() => void>;
};

/** Lets a number of callers go at once and a number wait, in this process, so that no queue grows without end. */
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
