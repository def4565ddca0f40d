import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';
import { kyselyOver } from './kysely-over.ts';

/** The last migration that released versions ran on SQLite without a transaction. */
export const lastWithoutTransaction = '0032-deleted-documents';

/** SQLite reports this while preparing a statement, before executing any of it. */
const alreadyThere = /^(?:(?:table|index|trigger) .+ already exists|duplicate column name: .+)$/;

const isAlreadyThere = (error: unknown): boolean =>
  error instanceof Error && alreadyThere.test(error.message);

/** A process was killed after some statements of a migration, before the migration was recorded (decision 0118). */
export const isHalfApplied = (name: string, error: unknown): boolean =>
  name <= lastWithoutTransaction && isAlreadyThere(error);

/**
 * Runs statements in a transaction and skips those whose table, index, trigger or column already exists. Changes to
 * rows are repeated: in these migrations the second time has no effect.
 */
export const passingOver = (transaction: Transaction<Database>): Kysely<unknown> =>
  kyselyOver('sqlite', async (query) => {
    try {
      await transaction.executeQuery(query);
    } catch (error) {
      if (!isAlreadyThere(error)) throw error;
    }
  });
