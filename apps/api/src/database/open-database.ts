import type { Connection, DatabaseSettings } from './connection.ts';
import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';

export type { DatabaseSettings };

/** PostgreSQL if an address is given, otherwise SQLite in the data folder. */
export const openDatabase = (
  { dataDir, databaseUrl }: DatabaseSettings,
  onIdleError: (error: Error) => void,
): Connection =>
  databaseUrl === undefined ? openSqlite(dataDir) : openPostgres({ url: databaseUrl, onIdleError });
