import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { removeDocuments } from '../documents/remove-documents.ts';

const atOnce = 50;

/**
 * Deletes the anonymous accounts that have not been visited since a time (ISO 8601), with all their data. A session is
 * renewed about once a day, so its last renewal counts as the last visit. Accounts that have paid are never deleted.
 */
export async function sweepAnonymous(db: Kysely<Database>, since: string): Promise<void> {
  const forgotten = () =>
    db
      .selectFrom('accounts')
      .select('accounts.id')
      .where('accounts.type', '=', 'anon')
      .where('accounts.created_at', '<', since)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('sessions')
              .select('sessions.account_id')
              .whereRef('sessions.account_id', '=', 'accounts.id')
              .where('sessions.renewed_at', '>=', since),
          ),
        ),
      )
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('payment_customers')
              .select('payment_customers.id')
              .whereRef('payment_customers.account_id', '=', 'accounts.id'),
          ),
        ),
      );
  for (;;) {
    const ids = await forgotten().limit(atOnce).execute();
    for (const { id } of ids) {
      // Checked again for each deletion: the visitor may have come back or signed in just now. The sessions go first,
      // so that nobody returns to a half-deleted account.
      const still = forgotten().where('accounts.id', '=', id);
      await db.deleteFrom('sessions').where('account_id', 'in', still).execute();
      await removeDocuments(db, (eb) => eb('account_id', 'in', still));
      await db.deleteFrom('accounts').where('id', 'in', still).execute();
    }
    if (ids.length < atOnce) return;
  }
}
