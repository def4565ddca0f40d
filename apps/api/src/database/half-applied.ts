import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';
import { kyselyOver } from './kysely-over.ts';

/** The last migration that releases ran on SQLite without a transaction. */
export const lastWithoutTransaction = '0032-deleted-documents';

/** As SQLite says it while it reads a statement, of which it has done nothing then. */
const alreadyThere = /^(?:(?:table|index|trigger) .+ already exists|duplicate column name: .+)$/;

const isAlreadyThere = (error: unknown): boolean =>
  error instanceof Error && alreadyThere.test(error.message);

/** A process was killed after some statements of a migration, before it was recorded (decision 0118). */
export const isHalfApplied = (name: string, error: unknown): boolean =>
  name <= lastWithoutTransaction && isAlreadyThere(error);

/**
 * Runs statements in a transaction and passes over those whose table, index, trigger or column is there. What they
 * change in rows is done again: in these migrations the second time changes nothing.
 */
export const passingOver = (transaction: Transaction<Database>): Kysely<unknown> =>
  kyselyOver('sqlite', async (query) => {
    try {
      await transaction.executeQuery(query);
    } catch (error) {
      if (!isAlreadyThere(error)) throw error;
    }
  });
