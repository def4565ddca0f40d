import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { paidStatuses } from './payment-provider.ts';
import { renewingSubscriptions } from './renewing-subscriptions.ts';

/**
 * Records whether any subscription of an account is paid for; an account that pays again is no longer to be deleted.
 * Call it inside a transaction.
 */
export async function settlePaid(db: Kysely<Database>, accountId: string): Promise<void> {
  // First a write that changes nothing: the next statement then sees what the previous holder of the row committed.
  await db
    .updateTable('accounts')
    .set((eb) => ({ paid: eb.ref('paid') }))
    .where('id', '=', accountId)
    .execute();
  const paid = await db
    .selectFrom('subscriptions')
    .innerJoin('payment_customers', 'payment_customers.id', 'subscriptions.customer_id')
    .select('subscriptions.id')
    .where('payment_customers.account_id', '=', accountId)
    .where('subscriptions.status', 'in', paidStatuses)
    .executeTakeFirst();
  const renewing = await renewingSubscriptions(db)
    .select('subscriptions.id')
    .where('payment_customers.account_id', '=', accountId)
    .executeTakeFirst();
  await db
    .updateTable('accounts')
    .set({ paid: paid ? 1 : 0, ...(renewing && { delete_at: null }) })
    .where('id', '=', accountId)
    .execute();
}
