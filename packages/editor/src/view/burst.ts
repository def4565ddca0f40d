/** Tells of changes that may come with each key press, a few times a second at the most. */
export interface Burst {
  /** Something has changed. */
  readonly note: () => void;
  /** Tells now what is still to be told. */
  readonly deliver: () => void;
  /** Forgets what is still to be told. */
  readonly stop: () => void;
}

/** How long a burst waits before it tells again, in milliseconds; every wait for a pause in writing is longer. */
export const burstSpan = 380;

/**
 * Tells of the first change at once and of what follows once in `span` milliseconds: nothing stays untold. `age` says how long
 * ago the last change was, so that whoever waits for a pause does not wait longer for it.
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
