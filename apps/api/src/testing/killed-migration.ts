import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { z } from 'zod';
import type { DatabaseSettings } from '../database/open-database.ts';

export interface MigratingOrder {
  readonly settings: DatabaseSettings;
  /** The last migration that is run, and the one that is killed; the whole start where none is named. */
  readonly migration: string | undefined;
  /** How long after its beginning it is killed, or at which of its statements; never where none is given. */
  readonly moment: { readonly milliseconds?: number; readonly statement?: number } | undefined;
}

const figures = z.object({ milliseconds: z.number(), statements: z.number() });

export interface MigratingEnd {
  /** Killed, and not before it had begun. */
  readonly wasKilled: boolean;
  /** What it took; undefined where it was killed before. */
  readonly took: z.infer<typeof figures> | undefined;
}

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const folder = `${root}node_modules/.cache/octavo-migrate-and-die`;

/** In one file it starts twice as fast, which counts for thousands of kills. */
export async function bundleMigrating(): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, external: ['better-sqlite3', 'pg'] },
    build: { ssr: 'apps/api/src/testing/migrate-and-die.ts', outDir: folder, emptyOutDir: true },
  });
}

/** Migrates in a process of its own, which is killed while it does. */
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
