import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Gives an inviter the month for a friend, once. Runs inside a transaction. */
export async function grantMonth(db: Kysely<Database>, friendId: string, at: string): Promise<void> {
  const due = await db
    .updateTable('invitations')
    .set({ month_due: 0 })
    .where('invited_id', '=', friendId)
    .where('month_due', '=', 1)
    .returning('inviter_id')
    .executeTakeFirst();
  if (!due) return;
  await db
    .insertInto('free_months')
    .values({ id: crypto.randomUUID(), account_id: due.inviter_id, friend_id: friendId, created_at: at })
    .execute();
}
