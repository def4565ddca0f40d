import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { ChosenModel } from './model-folder.ts';

const script = fileURLToPath(new URL('engine/engine-main.ts', import.meta.url));
const ready = z.object({ port: z.int(), contextTokens: z.int() });

/** More threads than this wait for memory rather than compute. */
const mostThreads = 8;
const usualContext = 8192;
/** A large file on a slow disk; after this time it is considered stuck. */
const loadingMs = 5 * 60_000;
/** How much of the program's output is kept for the log. */
const mostSaid = 2000;
const heap = '--max-old-space-size=512';

/** Variables that Node and the library need to find their files; none of the server's secrets. */
const passedOn = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'USERPROFILE', 'LOCALAPPDATA'] as const;

/** A model in a process of its own, reached with a key that nobody else has. */
export interface ModelProcess {
  readonly pid: number | undefined;
  /** @throws the end of the program's output, if it ends before it is ready */
  readonly ready: Promise<{ readonly baseUrl: string; readonly apiKey: string }>;
  /** Resolves with the reason when the process has ended. */
  readonly ended: Promise<string>;
  /** There is nothing to save, so it is killed. */
  kill(): void;
}

export const threadsFor = (model: ChosenModel): number =>
  model.threads ?? Math.min(mostThreads, Math.max(1, availableParallelism() - 1));

/** Starts the program that loads the model. */
export function startModelProcess(folder: string, model: ChosenModel): ModelProcess {
  const token = randomBytes(32).toString('hex');
  const child = fork(script, [], {
    execArgv: [heap],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: {
      ...Object.fromEntries(passedOn.map((name) => [name, process.env[name]])),
      MODEL_FOLDER: folder,
      MODEL_FILE: model.file,
      MODEL_TOKEN: token,
      MODEL_THREADS: String(threadsFor(model)),
      MODEL_CONTEXT: String(model.contextTokens ?? usualContext),
    },
  });
  const ended = ending(child);
  const port = Promise.race([
    portOf(child),
    ended.then((why) => {
      throw new Error(why);
    }),
  ]);
  const listening = port.then((value) => ({ baseUrl: `http://127.0.0.1:${value}/v1`, apiKey: token }));
  listening.catch(() => undefined);
  return { pid: child.pid, ready: listening, ended, kill: () => child.kill('SIGKILL') };
}

function portOf(child: ChildProcess): Promise<number> {
  const found = Promise.withResolvers<number>();
  const stuck = setTimeout(() => child.kill('SIGKILL'), loadingMs);
  child.once('exit', () => clearTimeout(stuck));
  child.once('message', (message) => {
    clearTimeout(stuck);
    const parsed = ready.safeParse(message);
    if (parsed.success) found.resolve(parsed.data.port);
    else found.reject(parsed.error);
  });
  return found.promise;
}

function ending(child: ChildProcess): Promise<string> {
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-mostSaid)));
  const over = Promise.withResolvers<string>();
  child.once('error', (error) => over.resolve(error.message));
  child.once('close', (code, signal) =>
    over.resolve(`It ended with ${signal ?? `code ${code}`}. ${said.trim()}`.trim()),
  );
  return over.promise;
}
