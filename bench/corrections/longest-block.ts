import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Spent } from './figures.ts';

const resolution = 1;

/** Watches the event loop of this thread until it is asked. */
export function watchLoop(): () => Spent {
  const delays = monitorEventLoopDelay({ resolution });
  delays.enable();
  let longest = 0;
  let before = process.threadCpuUsage();
  const turn = setInterval(() => {
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
    before = process.threadCpuUsage();
  }, resolution);
  return () => {
    delays.disable();
    clearInterval(turn);
    return { wall: Math.max(0, delays.max / 1e6 - resolution), cpu: longest };
  };
}
