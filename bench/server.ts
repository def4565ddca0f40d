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

/** The real server in a process of its own, with its data in a folder that goes with it. */
export async function startBenchServer(environment: Environment = {}): Promise<BenchServer> {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-bench-'));
  const server = await startServerProcess({ DATA_DIR: folder, RATE_LIMITS: 'off', ...environment });
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
