import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import SQLite from 'better-sqlite3';
import { Kysely } from 'kysely';
import type { Connection } from './connection.ts';
import { keepStatements } from './keep-statements.ts';
import { statementLog } from './report-statements.ts';
import type { Database } from './schema.ts';
import { YieldingSqlite } from './yielding-sqlite.ts';
import { isBusy, whenFree } from './when-free.ts';

/** At startup nobody is waiting, so SQLite itself may wait this long, in milliseconds. */
const openingTimeout = 10_000;
/** After this many milliseconds, `whenFree` retries, so that other calls can run meanwhile. */
const busyTimeout = 5;
const pauseForMigration = 50;

/**
 * SQLite in `folder`. With WAL, several processes may use it at once on one machine; with `synchronous = FULL` a commit
 * has reached the disk before it is acknowledged (https://sqlite.org/pragma.html#pragma_synchronous).
 */
export function openSqlite(folder: string): Connection {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'octavo.db');
  createClosed(path);
  const file = new SQLite(path, { timeout: openingTimeout });
  startWriteAheadLog(file, folder);
  file.pragma('synchronous = FULL');
  file.pragma('foreign_keys = ON');
  // Overwrites deleted data, so that a locked document leaves no copy
  // (https://sqlite.org/pragma.html#pragma_secure_delete).
  file.pragma('secure_delete = ON');
  file.pragma(`busy_timeout = ${busyTimeout}`);
  const db = new Kysely<Database>({ dialect: new YieldingSqlite(keepStatements(file)), ...statementLog() });
  return {
    settings: { dataDir: folder, databaseUrl: undefined },
    db,
    kind: 'sqlite',
    exclusively: async (work) => {
      using _lock = await waitForLock(folder);
      return await db.transaction().execute(work);
    },
    relaxed: (work) =>
      // SQLite writes in this thread, so the whole server waits for the disk with it. A connection has only one user at
      // a time: nobody else writes in between.
      db.connection().execute(async (connection) => {
        file.pragma('synchronous = NORMAL');
        try {
          return await work(connection);
        } finally {
          file.pragma('synchronous = FULL');
        }
      }),
    forget: () => whenFree(() => db.connection().execute(async () => cutLog(file))),
    close: () => db.destroy(),
  };
}

/**
 * SQLite makes its file as readable as the user's umask allows, and the others like this one. A file that exists is not
 * opened: closing it would release the locks of every other connection in this process
 * (https://sqlite.org/howtocorrupt.html#_posix_advisory_locks_canceled_by_a_separate_thread_doing_close_).
 */
function createClosed(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}

/**
 * Two processes that change the mode of a new file at once would deadlock, which SQLite reports immediately, regardless
 * of its timeout (https://sqlite.org/c3ref/busy_handler.html).
 */
function startWriteAheadLog(file: SQLite.Database, folder: string): void {
  // Another process may be migrating, for as long as that takes.
  if (file.pragma('journal_mode', { simple: true }) === 'wal') return;
  using _lock = lockMigration(folder, openingTimeout);
  file.pragma('journal_mode = WAL');
}

/** Waits however long another process takes to migrate; if that process dies, its lock is released. */
async function waitForLock(folder: string): Promise<Disposable> {
  for (;;) {
    try {
      return lockMigration(folder, busyTimeout);
    } catch (error) {
      if (!isBusy(error)) throw error;
      await pause(pauseForMigration);
    }
  }
}

/** A lock of the operating system on a file of its own: it is released when its process ends, however that happens. */
function lockMigration(folder: string, timeout: number): Disposable {
  const lock = new SQLite(join(folder, 'migration.lock'), { timeout });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw error;
  }
  return { [Symbol.dispose]: () => lock.close() };
}

/**
 * Moves the write-ahead log into the database and truncates it. A concurrent reader of the log prevents this
 * (https://sqlite.org/pragma.html#pragma_wal_checkpoint).
 * @throws SqliteError SQLITE_BUSY
 */
function cutLog(file: SQLite.Database): void {
  const isBusy = file.pragma('wal_checkpoint(TRUNCATE)', { simple: true }) === 1;
  if (isBusy) throw new SQLite.SqliteError('The log is being read.', 'SQLITE_BUSY');
}
