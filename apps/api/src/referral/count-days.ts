import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { grantMonth } from './grant-month.ts';

/** A friend who has written on this many days counts as a user of the product. */
const enoughDays = 3;
const dayOf = (time: string): string => time.slice(0, 10);

/**
 * Counts the days on which invited friends have written, by the times at which the server has saved their documents, and
 * gives their inviters the months that are due. Runs every hour: of one day, only the last save matters.
 */
export async function countDays(db: Kysely<Database>, at: string): Promise<void> {
  const friends = await db
    .selectFrom('invitations')
    .innerJoin('documents', 'documents.account_id', 'invitations.invited_id')
    .select(['invitations.invited_id', 'invitations.last_day'])
    .select((eb) => eb.fn.max('documents.updated_at').as('saved_at'))
    .where('month_due', '=', 1)
    // A document that has never been saved is at its first version.
    .where('documents.version', '>', 1)
    .groupBy(['invitations.invited_id', 'invitations.last_day'])
    .execute();
  for (const { invited_id: friend, last_day: last, saved_at: savedAt } of friends) {
    const day = dayOf(savedAt);
    if (friend === null || day <= last) continue;
    await db.transaction().execute(async (transaction) => {
      const counted = await transaction
        .updateTable('invitations')
        .set((eb) => ({ written_days: eb('written_days', '+', 1), last_day: day }))
        .where('invited_id', '=', friend)
        // Another process may have counted it.
        .where('last_day', '=', last)
        .returning('written_days')
        .executeTakeFirst();
      if (counted && counted.written_days >= enoughDays) await grantMonth(transaction, friend, at);
    });
  }
}
