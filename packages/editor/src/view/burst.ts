/** Throttles reports of changes that may come with every key press to a few per second. */
export interface Burst {
  /** Notes a change. */
  readonly note: () => void;
  /** Reports a pending change now. */
  readonly deliver: () => void;
  /** Drops a pending change. */
  readonly stop: () => void;
}

/** Minimum time between two reports, in milliseconds. */
export const burstSpan = 380;

/** The last change is reported this many milliseconds after it. */
export const burstEnd = 80;

/**
 * Reports the first change at once and later ones once per `span` milliseconds, including the last one (a throttle with
 * a trailing edge). A change that is due is reported immediately, so that anything drawn for it shares the frame of the
 * key; a timer reports only the last change, `burstEnd` after it: `span + burstEnd` is shorter than every debounce of
 * writing. `age` is the time since the last change, so that a following debounce does not wait longer.
 */
export function createBurst(tell: (age: number) => void, span = burstSpan): Burst {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = 0;
  let reportedAt = Number.NEGATIVE_INFINITY;
  let isTold = true;

  const now = (age: number) => {
    isTold = true;
    reportedAt = performance.now();
    tell(age);
  };
  const arm = (at: number) => {
    timer = setTimeout(end, at - performance.now());
  };
  const end = () => {
    timer = undefined;
    if (isTold) return;
    const due = Math.max(reportedAt + span, last + burstEnd);
    if (performance.now() < due) arm(due);
    else now(performance.now() - last);
  };
  return {
    note: () => {
      last = performance.now();
      isTold = false;
      if (last - reportedAt >= span) now(0);
      else if (timer === undefined) arm(Math.max(reportedAt + span, last + burstEnd));
    },
    deliver: () => {
      if (!isTold) now(performance.now() - last);
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
      isTold = true;
    },
  };
}
