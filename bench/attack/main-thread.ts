import { readFileSync } from 'node:fs';

/** What the main thread of a process did over a period, as shares of it. */
export interface MainThread {
  readonly ran: number;
  /** It had work to do, but other programs and threads occupied the cores. */
  readonly waited: number;
}

/** Watches the main thread of a process until the returned function is called; undefined except on Linux. */
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

/** Nanoseconds spent on a core and waiting for one (https://docs.kernel.org/scheduler/sched-stats.html). */
function read(pid: number): MainThread | undefined {
  try {
    const [ran, waited] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ').map(Number);
    return ran === undefined || waited === undefined ? undefined : { ran, waited };
  } catch {
    return undefined;
  }
}
