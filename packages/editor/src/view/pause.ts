/** A debounce: calls back once nothing has happened for a while. */
export interface Pause {
  /** Restarts the delay. */
  readonly restart: (milliseconds: number) => void;
  readonly stop: () => void;
}

/**
 * A debounce that only reads the clock when restarted by a key press: a timer that fires too early is set again for the
 * remaining time.
 */
export function createPause(then: () => void): Pause {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = 0;
  let ringing = 0;

  const set = (at: number) => {
    ringing = at;
    timer = setTimeout(ring, at - performance.now());
  };
  const ring = () => {
    timer = undefined;
    if (performance.now() < due) set(due);
    else then();
  };
  return {
    restart: (milliseconds) => {
      due = performance.now() + milliseconds;
      if (timer !== undefined && ringing <= due) return;
      clearTimeout(timer);
      set(due);
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
