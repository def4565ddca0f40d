/** Whoever finds the line full. */
export class LineFullError extends Error {
  constructor() {
    super('Too many are waiting already.');
  }
}

export type Turns = {
  /**
   * Waits for a turn, first come, first served, and gives what ends it; ending it twice counts once.
   * `sit` is called where one has to wait and gives what is called when the waiting is over; it may refuse.
   * @throws LineFullError, the signal's reason, or what `sit` throws
   */
  take(signal: AbortSignal, sit?: () => () => void): Promise<() => void>;
};

/** Lets a number of callers go at once and a number wait, in this process, so that no queue grows without end. */
export function createTurns({ atOnce, waiting: most }: { atOnce: number; waiting: number }): Turns {
  const waiting = new Set<() => void>();
  let going = 0;

  const begin = (): (() => void) => {
    going += 1;
    let over = false;
    return () => {
      if (over) return;
      over = true;
      going -= 1;
      const [next] = waiting;
      next?.();
    };
  };

  return {
    async take(signal, sit) {
      signal.throwIfAborted();
      if (going < atOnce) return begin();
      if (waiting.size >= most) throw new LineFullError();
      const rise = sit?.();
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
