import { readFileSync, readlinkSync } from 'node:fs';

const shells = /^(?:sh|ash|bash|busybox|dash|ksh|mksh|zsh)$/;

/**
 * The chain of shells and npm that wait for this process, from its parent upward; empty where `/proc` does not say.
 *
 * A shell that has put its command in the background does not wait: an interactive one gives it a process group of its
 * own, and a script gives it `/dev/null` to read (POSIX, "Asynchronous AND-OR Lists").
 *
 * @returns {{ pid: number, parent: number }[]} each process that is waited for, with the one that waits
 */
export function waitingFor() {
  const group = statusOf(process.pid)?.group;
  const links = [];
  let { pid } = process;
  for (;;) {
    const parent = parentOf(pid);
    const above = parent > 1 ? statusOf(parent) : undefined;
    if (above === undefined || above.group !== group) return links;
    if (!above.name.startsWith('npm') && (!shells.test(above.name) || readsNothing())) return links;
    links.push({ pid, parent });
    pid = parent;
  }
}

/** Whether a process that waited has ended: the one it waited for has another parent then, or has ended too. */
export const isLeft = (links) => links.some(({ pid, parent }) => parentOf(pid) !== parent);

const parentOf = (pid) => (pid === process.pid ? process.ppid : (statusOf(pid)?.parent ?? 0));

function readsNothing() {
  try {
    return readlinkSync('/proc/self/fd/0') === '/dev/null';
  } catch {
    return true;
  }
}

/** See proc_pid_stat(5); the name, in parentheses, may contain spaces and parentheses. */
function statusOf(pid) {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const end = line.lastIndexOf(')');
    const [, parent, group] = line.slice(end + 2).split(' ');
    return { name: line.slice(line.indexOf('(') + 1, end), parent: Number(parent), group: Number(group) };
  } catch {
    return undefined;
  }
}
