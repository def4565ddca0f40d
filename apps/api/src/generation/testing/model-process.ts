import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Behaviour } from './behaviour.ts';
import type { Seen } from './model-server.ts';

export type Order = { readonly behave: readonly [Behaviour, ...Behaviour[]] } | { readonly tell: true };
export type Report = { readonly baseUrl: string; readonly seen: Seen };

/** The model server in a process of its own, which can be killed like a real one. */
export type ModelProcess = {
  readonly baseUrl: string;
  behave(first: Behaviour, ...next: readonly Behaviour[]): Promise<void>;
  /** What it saw; `leftAt` is on this process's performance.now(). */
  seen(): Promise<Seen>;
  /** Kills it without warning. */
  kill(): Promise<void>;
};

const script = fileURLToPath(new URL('model-process-main.ts', import.meta.url));

/** Starts it on the given port, or on a free one. */
export async function startModelProcess(port = 0): Promise<ModelProcess> {
  const child = fork(script, [String(port)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const { baseUrl } = await nextReport(child);
  const ask = async (order: Order): Promise<Report> => {
    const report = nextReport(child);
    child.send(order);
    return report;
  };
  return {
    baseUrl,
    behave: async (...behave) => void (await ask({ behave })),
    async seen() {
      const { seen } = await ask({ tell: true });
      return { ...seen, leftAt: seen.leftAt && seen.leftAt - performance.timeOrigin };
    },
    async kill() {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}

async function nextReport(child: ChildProcess): Promise<Report> {
  const [report] = await once(child, 'message');
  return report;
}
