import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import type { Database } from '../database/schema.ts';

type Which = (eb: ExpressionBuilder<Database, 'documents'>) => Expression<SqlBool>;

/**
 * Deletes documents for good, one after the other: SQLite overwrites all that it deletes and takes it out of the index
 * of words, for which everybody else waits. Each is asked for again with its deletion.
 */
export async function removeDocuments(db: Kysely<Database>, which: Which): Promise<void> {
  const rows = await db.selectFrom('documents').select('id').where(which).execute();
  for (const { id } of rows) {
    await db.deleteFrom('documents').where('id', '=', id).where(which).execute();
    await yieldToOthers();
  }
}
