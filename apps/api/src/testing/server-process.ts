import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { DatabaseSettings } from '../database/open-database.ts';
import { Browser } from './browser.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The real server in a process of its own, on a port chosen by the system. */
export interface ServerProcess {
  readonly origin: string;
  readonly pid: number;
  readonly browser: () => Browser;
  readonly kill: (signal: NodeJS.Signals) => void;
  readonly ended: Promise<Ended>;
}

export type Environment = Readonly<Record<string, string>>;

/** What a server process needs to know about a test's database. */
export const databaseEnvironment = ({ dataDir, databaseUrl }: DatabaseSettings): Environment => ({
  DATA_DIR: dataDir,
  ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
});

/** As `npm start` runs it: V8 gets no more helper threads than there are cores besides the event loop's. */
export const serverFlags = ['--v8-pool-size=0'];

/** Starts a program of the server and collects its output. */
export function runProgram(script: string, words: readonly string[], environment: Environment) {
  const child = spawn(process.execPath, [...serverFlags, script, ...words], {
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'test', AI_BASE_URL: 'off', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { child, ended: ending(child) };
}

/** @throws the server's output, if it ends before it is ready */
export async function startServerProcess(environment: Environment): Promise<ServerProcess> {
  const { child, ended } = runProgram(main, [], environment);
  const url = await Promise.race([
    readyLine(child),
    ended.then(({ stderr }) => Promise.reject(new Error(stderr))),
  ]);
  const { origin } = new URL(url);
  return {
    origin,
    pid: child.pid ?? Number.NaN,
    browser: () => new Browser((path, init) => fetch(new URL(path, origin), init)),
    kill: (signal) => child.kill(signal),
    ended,
  };
}

function readyLine(child: ChildProcess): Promise<string> {
  const ready = Promise.withResolvers<string>();
  let said = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    const [, url] = / is ready at (\S+)\n/.exec(said) ?? [];
    if (url !== undefined) ready.resolve(url);
  });
  return ready.promise;
}

async function ending(child: ChildProcess): Promise<Ended> {
  const said = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk: Buffer) => (said.stdout += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (said.stderr += chunk.toString()));
  const [code] = await once(child, 'close');
  return { code, ...said };
}
