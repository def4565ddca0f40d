import { closeSync, openSync, readSync } from 'node:fs';

const everyMillisecond = 1;

/** The longest pauses between two turns of an event loop, in ms beyond the intended interval. */
export interface LongestBlock {
  /** Wall-clock time. */
  readonly wall: number;
  /** Wall-clock time, only for pauses in which the machine had all of its cores. */
  readonly undisturbed: number;
  /** The most CPU time used by the loop's thread in one pause. */
  readonly cpu: number;
}

/** Watches the event loop of this thread until the returned function is called. */
export function watchLoop(): () => LongestBlock {
  const stolen = openStolenTime();
  const longest = { wall: 0, undisturbed: 0, cpu: 0 };
  const now = () => ({ stolen: stolen.read(), usage: process.threadCpuUsage(), clock: performance.now() });
  let before = now();
  const turn = setInterval(() => {
    const wall = performance.now() - before.clock - everyMillisecond;
    const { user, system } = process.threadCpuUsage(before.usage);
    const after = now();
    longest.wall = Math.max(longest.wall, wall);
    longest.cpu = Math.max(longest.cpu, (user + system) / 1000);
    if (after.stolen === before.stolen) longest.undisturbed = Math.max(longest.undisturbed, wall);
    before = after;
  }, everyMillisecond);
  return () => {
    clearInterval(turn);
    stolen.close();
    return longest;
  };
}

/**
 * The time for which a virtual machine's host gave its cores to others, as reported by Linux (proc_stat(5): the eighth
 * figure of the first line, in hundredths of a second). Constant on other systems.
 */
function openStolenTime(): { read: () => string; close: () => void } {
  if (process.platform !== 'linux') return { read: () => '', close: () => {} };
  const file = openSync('/proc/stat', 'r');
  const start = Buffer.alloc(200);
  return {
    read: () => {
      readSync(file, start, 0, start.length, 0);
      return start.toString('latin1').split('\n', 1)[0]?.split(/\s+/)[8] ?? '';
    },
    close: () => closeSync(file),
  };
}
