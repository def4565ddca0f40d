import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { z } from 'zod';
import type { DatabaseSettings } from '../database/open-database.ts';

export interface MigratingOrder {
  readonly settings: DatabaseSettings;
  /** The last migration to run, and the one that is killed; if none is given, the whole start is. */
  readonly migration: string | undefined;
  /** When to kill it, as time since its beginning or as statement number; never if neither is given. */
  readonly moment: { readonly milliseconds?: number; readonly statement?: number } | undefined;
}

const figures = z.object({ milliseconds: z.number(), statements: z.number() });

export interface MigratingEnd {
  /** Whether it was killed after it had begun. */
  readonly wasKilled: boolean;
  /** What it took; undefined if it was killed before the end. */
  readonly took: z.infer<typeof figures> | undefined;
}

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const folder = `${root}node_modules/.cache/octavo-migrate-and-die`;

/** Bundled into one file it starts twice as fast, which matters for thousands of kills. */
export async function bundleMigrating(): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, external: ['better-sqlite3', 'pg'] },
    build: { ssr: 'apps/api/src/testing/migrate-and-die.ts', outDir: folder, emptyOutDir: true },
  });
}

/** Migrates in a separate process that is killed meanwhile. */
export async function migrateAndDie(order: MigratingOrder): Promise<MigratingEnd> {
  const words = [`${folder}/migrate-and-die.js`, JSON.stringify(order)];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  let complaint = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const [code, signal] = await once(child, 'close');
  if (code !== 0 && signal !== 'SIGKILL') throw new Error(complaint);
  const [, done] = /^done (.+)$/m.exec(said) ?? [];
  return {
    wasKilled: signal === 'SIGKILL' && said.startsWith('begun'),
    took: done === undefined ? undefined : figures.parse(JSON.parse(done)),
  };
}
