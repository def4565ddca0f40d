import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const ready = z.object({ port: z.number() });
const reply = z.object({ id: z.number(), result: z.unknown() });

/** A program that plays another service, in a process of its own, reached over the network like the real one. */
export interface PeerProcess {
  readonly port: number;
  /** Sends an order over the process's own channel instead of the network, and returns the answer. */
  ask(order: unknown): Promise<unknown>;
  stop(): Promise<void>;
}

/** Starts a peer from `script`; with `port`, one can replace another that was stopped. */
export async function startPeer(script: URL, port = 0): Promise<PeerProcess> {
  const child = fork(fileURLToPath(script), [String(port)], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const [first] = await Promise.race([once(child, 'message'), failedStart(child)]);
  let last = 0;
  return {
    port: ready.parse(first).port,
    async ask(order) {
      last += 1;
      const id = last;
      const answered = Promise.withResolvers<unknown>();
      const listen = (message: unknown): void => {
        const parsed = reply.safeParse(message);
        if (parsed.success && parsed.data.id === id) answered.resolve(parsed.data.result);
      };
      child.on('message', listen);
      child.send({ id, order });
      const result = await answered.promise;
      child.off('message', listen);
      return result;
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

async function failedStart(child: ChildProcess): Promise<never> {
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = await once(child, 'exit');
  throw new Error(`The peer ended with ${code} before it was ready: ${said}`);
}
