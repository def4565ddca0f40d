/** Reports changes that may come with every key press, a few times a second at most. */
export interface Burst {
  /** Something has changed. */
  readonly note: () => void;
  /** Reports a pending change now. */
  readonly deliver: () => void;
  /** Drops a pending change. */
  readonly stop: () => void;
}

/** The shortest time between two reports, in milliseconds; every debounce of writing is longer. */
export const burstSpan = 380;

/**
 * Reports the first change at once and later ones once per `span` milliseconds, the last one included (a throttle with
 * trailing edge). `age` is the time since the last change, so that a debounce that follows does not wait longer.
 */
export function createBurst(tell: (age: number) => void, span = burstSpan): Burst {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = 0;
  let isTold = true;

  const now = (age: number) => {
    isTold = true;
    timer = setTimeout(end, span);
    tell(age);
  };
  const end = () => {
    timer = undefined;
    if (!isTold) now(performance.now() - last);
  };
  return {
    note: () => {
      last = performance.now();
      isTold = false;
      if (timer === undefined) now(0);
    },
    deliver: () => {
      clearTimeout(timer);
      end();
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
      isTold = true;
    },
  };
}
