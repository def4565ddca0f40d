import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import type { Database } from '../database/schema.ts';
import { tryAgain } from '../database/try-again.ts';
import { allSavedBy } from './saved-by.ts';

type Which = (eb: ExpressionBuilder<Database, 'documents'>) => Expression<SqlBool>;

/**
 * Deletes documents together with their account, one after the other: SQLite overwrites all that it deletes and takes it
 * out of the index of words, for which everybody else waits. Each is asked for again with its deletion.
 */
export async function removeDocuments(db: Kysely<Database>, which: Which): Promise<void> {
  for (const id of await idsOf(db, which)) {
    await db.deleteFrom('documents').where('id', '=', id).where(which).execute();
    await yieldToOthers();
  }
}

/** Deletes for good what lies in the trash of an account, one document after the other. */
export async function emptyTrash(db: Kysely<Database>, accountId: string, at: string): Promise<void> {
  const trashed: Which = (eb) => eb.and([eb('account_id', '=', accountId), eb('trashed_at', 'is not', null)]);
  for (const id of await idsOf(db, trashed)) {
    await removeForGood(db, at, (eb) => eb.and([eb('id', '=', id), trashed(eb)]));
    await yieldToOthers();
  }
}

/**
 * Deletes one document at its owner's wish, and remembers that: a device that still holds words of it is told, and makes
 * nothing of them by itself. False where there is none.
 */
export function removeForGood(db: Kysely<Database>, at: string, which: Which): Promise<boolean> {
  return tryAgain(() =>
    db.transaction().execute(async (transaction) => {
      const row = await transaction
        .deleteFrom('documents')
        .where(which)
        .returning(['id', 'account_id', 'saved_by', 'saved_before'])
        .executeTakeFirst();
      if (row === undefined) return false;
      await transaction
        .insertInto('deleted_documents')
        .values({
          document_id: row.id,
          account_id: row.account_id,
          deleted_at: at,
          saved_by: allSavedBy(row.saved_by, row.saved_before),
        })
        .execute();
      return true;
    }),
  );
}

async function idsOf(db: Kysely<Database>, which: Which): Promise<string[]> {
  const rows = await db.selectFrom('documents').select('id').where(which).execute();
  return rows.map(({ id }) => id);
}
