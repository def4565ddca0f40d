import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import { lockForRemoval } from '../comments/comment-tally.ts';
import type { Database } from '../database/schema.ts';
import { tryAgain } from '../database/try-again.ts';
import { allSavedBy } from './saved-by.ts';

type Which = (eb: ExpressionBuilder<Database, 'documents'>) => Expression<SqlBool>;

/**
 * Deletes documents along with their account, one at a time: SQLite overwrites everything it deletes and removes it
 * from the full-text index, which blocks everyone else. Each deletion checks the condition again.
 */
export async function removeDocuments(db: Kysely<Database>, which: Which): Promise<void> {
  for (const id of await idsOf(db, which)) {
    await tryAgain(() =>
      db.transaction().execute(async (transaction) => {
        const chosen = transaction.selectFrom('documents').select('id').where('id', '=', id).where(which);
        await lockForRemoval(transaction, chosen);
        await transaction.deleteFrom('documents').where('id', '=', id).where(which).execute();
      }),
    );
    await yieldToOthers();
  }
}

/** Permanently deletes everything in an account's trash, one document at a time. */
export async function emptyTrash(db: Kysely<Database>, accountId: string, at: string): Promise<void> {
  const trashed: Which = (eb) => eb.and([eb('account_id', '=', accountId), eb('trashed_at', 'is not', null)]);
  for (const id of await idsOf(db, trashed)) {
    await removeForGood(db, at, (eb) => eb.and([eb('id', '=', id), trashed(eb)]));
    await yieldToOthers();
  }
}

/**
 * Deletes one document because its owner asked for it, and remembers that: a device that still has unsaved text for it
 * is told, and does not recreate the document on its own. Returns false if there is no such document.
 */
export function removeForGood(db: Kysely<Database>, at: string, which: Which): Promise<boolean> {
  return tryAgain(() =>
    db.transaction().execute(async (transaction) => {
      await lockForRemoval(transaction, transaction.selectFrom('documents').select('id').where(which));
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
