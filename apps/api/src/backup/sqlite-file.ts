import SQLite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import type { Database } from '../database/schema.ts';

/** A database in a file that no server uses. */
export const openSqliteFile = (path: string): Kysely<Database> =>
  new Kysely<Database>({ dialect: new SqliteDialect({ database: new SQLite(path, { readonly: true }) }) });
