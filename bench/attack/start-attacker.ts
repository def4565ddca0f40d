import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { cpuOf } from '../streams/process-usage.ts';
import type { Answers, Orders } from './attacker.ts';

export interface RunningAttacker {
  /** CPU time used so far, in ms; undefined if the system does not report it. */
  readonly cpu: () => number | undefined;
  readonly ended: Promise<Answers>;
}

/**
 * Starts an attacking visitor as a process that only gets the CPU time nobody else wants: a real one is on another
 * machine and uses none of the server's.
 */
export function startAttacker(orders: Orders): RunningAttacker {
  const script = fileURLToPath(new URL('attacker.ts', import.meta.url));
  const child = spawn('nice', ['-n', '19', process.execPath, script], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.send(orders);
  const { pid } = child;
  return { cpu: () => (pid === undefined ? undefined : cpuOf(pid)), ended: answersOf(child) };
}

async function answersOf(child: ReturnType<typeof spawn>): Promise<Answers> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The attacker ended with ${String(code)} and told nothing.`);
  });
  const [answers]: Answers[] = await Promise.race([once(child, 'message'), ended]);
  return answers ?? {};
}
