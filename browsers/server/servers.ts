import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ModelServer, startModelServer } from '../../apps/api/src/generation/testing/model-server.ts';
import { type ServerProcess, startServerProcess } from '../../apps/api/src/testing/server-process.ts';
import { type Line, startLine } from './line.ts';

/** The two servers that a browser visits: one with the built-in engine, one with a model whose answers are set. */
export interface Servers {
  /** The connection to the one with the built-in engine. */
  readonly line: Line;
  readonly withModel: string;
  readonly model: ModelServer;
  close(): Promise<void>;
}

export async function startServers(): Promise<Servers> {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-browsers-'));
  const model = await startModelServer();
  const settings = (name: string) => ({
    DATA_DIR: join(folder, name),
    RATE_LIMITS: 'off',
    CROSSREF_URL: 'off',
    OPEN_LIBRARY_URL: 'off',
    WIKIPEDIA_URL: 'off',
    SITE_ICONS_URL: 'off',
  });
  const running: readonly ServerProcess[] = await Promise.all([
    startServerProcess(settings('built-in')),
    startServerProcess({ ...settings('model'), AI_BASE_URL: model.baseUrl, AI_MODEL: 'recorded' }),
  ]);
  const [builtIn, withModel] = running;
  if (builtIn === undefined || withModel === undefined) throw new Error('Both have started.');
  const line = await startLine(builtIn.origin);
  return {
    line,
    model,
    withModel: withModel.origin,
    async close() {
      await line.cut();
      for (const server of running) server.kill('SIGTERM');
      await Promise.all(running.map(({ ended }) => ended));
      await model.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
