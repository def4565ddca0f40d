/** Does something once nothing has happened for a while. */
export interface Pause {
  /** Something has happened: the wait begins anew. */
  readonly restart: (milliseconds: number) => void;
  readonly stop: () => void;
}

/**
 * A wait for a pause in writing. Beginning it anew on each key press costs a look at the clock: a timer that rings too
 * early is set again for the rest.
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
