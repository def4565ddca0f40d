import { readFileSync } from 'node:fs';

/** The memory of a process, in kB; undefined if the system does not report it. */
export function residentOf(pid: number): number | undefined {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes);
  } catch {
    return undefined;
  }
}

const every = 100;

/** The maximum additional memory of a process during the work, in kB. */
export async function growthDuring(pid: number, work: () => Promise<void>): Promise<number | undefined> {
  const before = residentOf(pid);
  let most = before ?? 0;
  const watch = setInterval(() => (most = Math.max(most, residentOf(pid) ?? 0)), every);
  await work();
  clearInterval(watch);
  return before === undefined ? undefined : most - before;
}

const tickMs = 10;

/** CPU time used so far by a process, in ms; undefined if the system does not report it (proc(5)). */
export function cpuOf(pid: number): number | undefined {
  try {
    const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const fields = after.split(' ');
    return (Number(fields[11]) + Number(fields[12])) * tickMs;
  } catch {
    return undefined;
  }
}
