import { brand } from '@octavo/contract/brand';
import { ConfigError } from '../config-error.ts';
import type { Connection, DatabaseSettings } from './connection.ts';
import { migrate, MigrationError, NewerDatabaseError } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { isDiskFull } from './troubles.ts';

/**
 * Opens the database and brings it up to date.
 * @throws ConfigError if that fails, saying what to do about it
 */
export async function openMigrated(
  settings: DatabaseSettings,
  onIdleError: (error: Error) => void,
): Promise<Connection> {
  let connection: Connection | undefined;
  try {
    connection = openDatabase(settings, onIdleError);
    await migrate(connection);
    return connection;
  } catch (error) {
    await connection?.close();
    throw new ConfigError(problem(error, settings), { cause: error });
  }
}

function problem(error: unknown, { dataDir, databaseUrl }: DatabaseSettings): string {
  const name = databaseUrl === undefined ? 'DATA_DIR' : 'DATABASE_URL';
  if (error instanceof NewerDatabaseError) {
    return `${name}: this database was written by a newer version of ${brand.name} (${error.migration}). Start that version, or restore the backup from before the upgrade.`;
  }
  const reason = bottomOf(error);
  if (isDiskFull(reason)) {
    const disk = databaseUrl === undefined ? `the disk under ${dataDir}` : `the disk of the database server`;
    return `${name}: ${disk} is full, so the database cannot be ${error instanceof MigrationError ? 'brought up to date' : 'opened'}. Nothing in it is lost. Make room on that disk, up to as much as the database takes, and start again.`;
  }
  const words = reason instanceof Error ? reason.message : String(reason);
  if (error instanceof MigrationError) {
    return `${name}: the database cannot be brought up to date (${error.migration}: ${words}). Nothing in it is lost.`;
  }
  return `${name}: the database cannot be opened (${words}).`;
}

/** The root cause of an error. */
function bottomOf(error: unknown): unknown {
  if (error instanceof AggregateError) return bottomOf(error.errors[0]);
  return error instanceof Error && error.cause !== undefined ? bottomOf(error.cause) : error;
}
