import { closeSync, existsSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import { ConfigError } from '../config-error.ts';
import type { Connection, DatabaseSettings } from '../database/connection.ts';
import { openDatabase } from '../database/open-database.ts';
import { openSqliteFile } from './sqlite-file.ts';
import { postgresProgram } from './postgres-program.ts';
import { type RowCounts, rowCounts } from './row-counts.ts';

/** The file beside a backup that says how many rows it holds. */
export const countsFile = (backup: string): string => `${backup}.counts.json`;

/** Only the operator can read it, as with the data folder. */
const mode = 0o600;

/**
 * Writes the whole database, pictures included, into a file, while servers go on writing: the state of one moment.
 * Returns the rows of each table in it.
 * @throws ConfigError if the file exists, or the backup fails
 */
export async function backUp(settings: DatabaseSettings, to: string): Promise<RowCounts> {
  const file = resolve(to);
  if (existsSync(file)) throw new ConfigError(`${file} exists already: choose another name.`);
  const connection = openDatabase(settings, () => undefined);
  closeSync(openSync(file, 'wx', mode));
  try {
    const counts = await (connection.kind === 'sqlite' ? copySqlite : dumpPostgres)(connection, file);
    writeFileSync(countsFile(file), `${JSON.stringify(counts, null, 2)}\n`, { mode });
    return counts;
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  } finally {
    await connection.close();
  }
}

/** One reading transaction, which keeps no writer waiting (https://sqlite.org/lang_vacuum.html#vacuuminto). */
async function copySqlite({ db }: Connection, file: string): Promise<RowCounts> {
  await sql`vacuum into ${file}`.execute(db);
  const copy = openSqliteFile(file);
  try {
    return await rowCounts(copy);
  } finally {
    await copy.destroy();
  }
}

/** Dumped and counted in the same snapshot. */
const dumpPostgres = ({ db, settings: { databaseUrl = '' } }: Connection, file: string): Promise<RowCounts> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const { rows } = await sql<{ name: string }>`select pg_export_snapshot() as name`.execute(transaction);
      const words = ['--format=custom', '--no-owner', `--snapshot=${rows[0]?.name}`, `--file=${file}`];
      await postgresProgram('pg_dump', databaseUrl, words);
      return rowCounts(transaction);
    });
