import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import SQLite from 'better-sqlite3';
import { type Kysely, sql } from 'kysely';
import { ConfigError } from '../config-error.ts';
import type { DatabaseSettings } from '../database/connection.ts';
import { openPostgres } from '../database/open-postgres.ts';
import type { Database } from '../database/schema.ts';
import { isBusy } from '../database/when-free.ts';
import { countsFile } from './back-up.ts';
import { postgresProgram } from './postgres-program.ts';
import { type RowCounts, rowCounts } from './row-counts.ts';
import { openSqliteFile } from './sqlite-file.ts';

/**
 * Replaces the database by a backup, and counts its rows. A previous SQLite database is kept beside it.
 * @throws ConfigError if a server is running, the file is not a backup, or rows are missing
 */
export async function restore(settings: DatabaseSettings, from: string): Promise<RowCounts> {
  const file = resolve(from);
  if (!existsSync(file)) throw new ConfigError(`${file} does not exist.`);
  const { dataDir, databaseUrl } = settings;
  const counts = await (databaseUrl === undefined
    ? restoreSqlite(file, dataDir)
    : restorePostgres(file, databaseUrl));
  const beside = countsFile(file);
  const expected: RowCounts = existsSync(beside) ? JSON.parse(readFileSync(beside, 'utf8')) : counts;
  const missing = Object.keys(expected).filter((table) => counts[table] !== expected[table]);
  if (missing.length > 0) {
    throw new ConfigError(
      `The rows of ${missing.join(', ')} are not those of the backup: restore another one.`,
    );
  }
  return counts;
}

async function restoreSqlite(file: string, folder: string): Promise<RowCounts> {
  const counts = await countsIn(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'octavo.db');
  const next = `${path}.restored`;
  if (existsSync(path)) {
    requireAlone(path);
    renameSync(path, `${path}.before-${new Date().toISOString().replaceAll(':', '-')}`);
  }
  for (const rest of ['-wal', '-shm']) rmSync(path + rest, { force: true });
  copyFileSync(file, next);
  renameSync(next, path);
  return counts;
}

/** @throws ConfigError if it is not a database */
async function countsIn(file: string): Promise<RowCounts> {
  const backup = openSqliteFile(file);
  try {
    return await rowCounts(backup);
  } catch {
    throw new ConfigError(`${file} is not a backup of SQLite.`);
  } finally {
    await backup.destroy();
  }
}

/** Also moves the log into the database. A server that is running holds a lock on it, even when it is idle. */
function requireAlone(path: string): void {
  const database = new SQLite(path, { timeout: 2_000 });
  try {
    database.pragma('locking_mode = EXCLUSIVE');
    database.exec('begin exclusive; commit');
    database.pragma('wal_checkpoint(TRUNCATE)');
  } catch (error) {
    if (isBusy(error)) throw stillRunning();
    throw error;
  } finally {
    database.close();
  }
}

async function restorePostgres(file: string, databaseUrl: string): Promise<RowCounts> {
  const connection = openPostgres({ url: databaseUrl, onIdleError: () => undefined });
  const { db } = connection;
  try {
    const { rows } = await sql<{ others: number }>`
      select count(*)::integer as others from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(
      db,
    );
    if ((rows[0]?.others ?? 0) > 0) throw stillRunning();
    await dropTables(db);
    const words = ['--clean', '--if-exists', '--no-owner', '--single-transaction', '--exit-on-error', file];
    await postgresProgram('pg_restore', databaseUrl, words);
    return await rowCounts(db);
  } finally {
    await connection.close();
  }
}

/** Also those of a newer version, which refer to the ones in the backup. */
async function dropTables(db: Kysely<Database>): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  await db.transaction().execute(async (transaction) => {
    for (const { name } of tables) {
      await sql`drop table if exists ${sql.table(name)} cascade`.execute(transaction);
    }
  });
}

const stillRunning = (): ConfigError =>
  new ConfigError('A server or another program uses this database. Stop it first.');
