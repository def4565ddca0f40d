import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Environment, startServerProcess } from '../apps/api/src/testing/server-process.ts';
import type { Browser } from '../apps/api/src/testing/browser.ts';

export interface BenchServer {
  readonly origin: string;
  readonly pid: number;
  readonly browser: () => Browser;
  readonly stop: () => Promise<void>;
}

/** The bench saves more in a minute than anybody writes in an hour. */
const unbounded: Environment = {
  RATE_LIMITS: 'off',
  SAVES_PER_HOUR: '999999999',
  SAVED_MB_PER_HOUR: '999999999',
};

/** Starts the real server in a separate process, with a data folder that is deleted with it. */
export async function startBenchServer(environment: Environment = {}): Promise<BenchServer> {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-bench-'));
  const server = await startServerProcess({ DATA_DIR: folder, ...unbounded, ...environment });
  return {
    origin: server.origin,
    pid: server.pid,
    browser: server.browser,
    stop: async () => {
      server.kill('SIGTERM');
      await server.ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Runs work with a server of its own. */
export async function onBenchServer<T>(
  work: (server: BenchServer) => Promise<T>,
  environment: Environment = {},
): Promise<T> {
  const server = await startBenchServer(environment);
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}
