import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

const writes = /^(?:create|alter|insert|update|delete|drop)\b/i;

/**
 * Migrates SQLite as the first releases did, each statement on its own, and stops after a number of statements as if
 * the process had been killed. Returns how many writing statements were run.
 */
export async function migrateAsReleased(
  folder: string,
  migrations: Readonly<Record<string, Migration>>,
  most = Infinity,
): Promise<number> {
  const file = new SQLite(join(folder, 'octavo.db'));
  file.pragma('journal_mode = WAL');
  file.pragma('foreign_keys = ON');
  let written = 0;
  const prepare = (sql: string): SQLite.Statement<unknown[]> => {
    if (written === most) throw new Error('killed');
    if (writes.test(sql)) written += 1;
    return file.prepare(sql);
  };
  const db = new Kysely({ dialect: new SqliteDialect({ database: { prepare, close: () => file.close() } }) });
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations }) },
  }).migrateToLatest();
  await db.destroy();
  if (error instanceof Error && error.message !== 'killed') throw error;
  return written;
}
