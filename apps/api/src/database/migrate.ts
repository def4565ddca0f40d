import type { Transaction } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Connection } from './connection.ts';
import { isHalfApplied, passingOver } from './half-applied.ts';
import { migrations } from './migrations/index.ts';
import type { Database } from './schema.ts';
import { tryAgain } from './try-again.ts';

export type Migrations = Readonly<Record<string, Migration>>;

/** In the format of Kysely's own migrator, so that older versions of Octavo can read it. */
type Records = {
  kysely_migration: { name: string; timestamp: string };
};

/** A migration that failed; none of its changes remain in the database. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
  readonly migration: string;

  constructor(migration: string, cause: unknown) {
    super(`The migration ${migration} failed.`, { cause });
    this.migration = migration;
  }
}

/** The database contains a migration that this version does not know. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
  readonly migration: string;

  constructor(migration: string) {
    super(`The migration ${migration} is of a newer version.`);
    this.migration = migration;
  }
}

/**
 * Brings the database up to date. Each migration is one transaction together with its record, so that the process may
 * be killed at any moment; if several start at once, one runs it, and the others wait and skip it (decision 0118).
 * @throws MigrationError, NewerDatabaseError
 */
export async function migrate(connection: Connection, known: Migrations = migrations): Promise<void> {
  await makeRecords(connection);
  for (;;) {
    const recorded = await recordedIn(connection);
    const newer = recorded.find((name) => !(name in known));
    if (newer !== undefined) throw new NewerDatabaseError(newer);
    const next = Object.entries(known).find(([name]) => !recorded.includes(name));
    if (!next) return;
    await apply(connection, ...next);
  }
}

async function makeRecords(connection: Connection): Promise<void> {
  const tables = await connection.db.introspection.getTables({ withInternalKyselyTables: true });
  if (tables.some(({ name }) => name === 'kysely_migration')) return;
  await connection.exclusively((transaction) =>
    transaction.schema
      .createTable('kysely_migration')
      .ifNotExists()
      .addColumn('name', 'varchar(255)', (column) => column.notNull().primaryKey())
      .addColumn('timestamp', 'varchar(255)', (column) => column.notNull())
      .execute(),
  );
}

/** Queried before each migration: another process may have run some meanwhile. */
async function recordedIn({ db }: Connection): Promise<readonly string[]> {
  const rows = await db
    .withTables<Records>()
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}

async function apply(connection: Connection, name: string, migration: Migration): Promise<void> {
  const run = (up: (transaction: Transaction<Database>) => Promise<void>): Promise<void> =>
    tryAgain(() =>
      connection.exclusively(async (transaction) => {
        if (await record(transaction, name)) await up(transaction);
      }),
    );
  try {
    await run((transaction) => migration.up(transaction)).catch(async (error: unknown) => {
      if (connection.kind !== 'sqlite' || !isHalfApplied(name, error)) throw error;
      await run((transaction) => migration.up(passingOver(transaction)));
    });
  } catch (error) {
    throw new MigrationError(name, error);
  }
}

/**
 * Recorded before the migration: this makes SQLite's transaction take the write lock, so that nobody can write in
 * between. Returns false if another process has recorded it.
 */
async function record(transaction: Transaction<Database>, name: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .withTables<Records>()
    .insertInto('kysely_migration')
    .values({ name, timestamp: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
