/** Whoever finds the line full. */
export class LineFullError extends Error {
  constructor() {
    super('Too many are waiting already.');
  }
}

export type Turns = {
  /** Whether the next one would be turned away. */
  readonly isFull: boolean;
  /**
   * Waits for a turn, first come, first served, and gives what ends it; ending it twice counts once.
   * @throws LineFullError, or the signal's reason
   */
  take(signal: AbortSignal): Promise<() => void>;
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
    get isFull() {
      return going >= atOnce && waiting.size >= most;
    },
    async take(signal) {
      signal.throwIfAborted();
      if (going < atOnce) return begin();
      if (waiting.size >= most) throw new LineFullError();
      const turn = Promise.withResolvers<() => void>();
      const leave = (): void => {
        waiting.delete(called);
        turn.reject(signal.reason);
      };
      const called = (): void => {
        waiting.delete(called);
        signal.removeEventListener('abort', leave);
        turn.resolve(begin());
      };
      waiting.add(called);
      signal.addEventListener('abort', leave, { once: true });
      return turn.promise;
    },
  };
}
