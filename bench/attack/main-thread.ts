import { readFileSync } from 'node:fs';

/** What the main thread of a process did in a while, as shares of it. */
export interface MainThread {
  readonly ran: number;
  /** It had something to do, and other programs and threads had the cores. */
  readonly waited: number;
}

/** Watches the main thread of a process until it is asked; undefined where the system does not tell (Linux alone does). */
export function watchMainThread(pid: number): () => MainThread | undefined {
  const before = read(pid);
  const began = performance.now();
  return () => {
    const after = read(pid);
    if (!before || !after) return undefined;
    const whole = (performance.now() - began) * 1e6;
    return { ran: (after.ran - before.ran) / whole, waited: (after.waited - before.waited) / whole };
  };
}

/** Nanoseconds on a core and waiting for one (https://docs.kernel.org/scheduler/sched-stats.html). */
function read(pid: number): MainThread | undefined {
  try {
    const [ran, waited] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ').map(Number);
    return ran === undefined || waited === undefined ? undefined : { ran, waited };
  } catch {
    return undefined;
  }
}
