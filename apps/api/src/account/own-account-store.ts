import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { renewingSubscriptions } from '../payment/renewing-subscriptions.ts';
import { removeDocuments } from '../documents/remove-documents.ts';

/** What an account may read and change about itself. */
export interface OwnAccountStore {
  facts(id: string): Promise<{ readonly hasPicture: boolean; readonly deletesAt: string | null }>;
  rename(id: string, name: string): Promise<void>;
  /** Returns false while a subscription is running, which would go on being charged. */
  deleteAt(id: string, at: string): Promise<boolean>;
  keep(id: string): Promise<void>;
  /**
   * Deletes the accounts whose grace period is over, with all their data, and notes which customers the payment
   * provider has to delete.
   */
  sweep(now: string): Promise<void>;
}

export function ownAccountStore(db: Kysely<Database>): OwnAccountStore {
  const renewing = () => renewingSubscriptions(db).select('payment_customers.account_id');
  return {
    async facts(id) {
      const row = await db
        .selectFrom('accounts')
        .leftJoin('pictures', 'pictures.account_id', 'accounts.id')
        .select(['accounts.delete_at', 'pictures.account_id as pictured'])
        .where('accounts.id', '=', id)
        .executeTakeFirst();
      return { hasPicture: (row?.pictured ?? null) !== null, deletesAt: row?.delete_at ?? null };
    },
    async rename(id, name) {
      await db.updateTable('accounts').set({ name }).where('id', '=', id).execute();
    },
    async deleteAt(id, at) {
      const { numUpdatedRows } = await db
        .updateTable('accounts')
        .set((eb) => ({ delete_at: eb.fn.coalesce('delete_at', eb.val(at)) }))
        .where('id', '=', id)
        .where('id', 'not in', renewing())
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    async keep(id) {
      await db.updateTable('accounts').set({ delete_at: null }).where('id', '=', id).execute();
    },
    async sweep(now) {
      const over = () =>
        db.selectFrom('accounts').where('delete_at', '<=', now).where('accounts.id', 'not in', renewing());
      const customers = db
        .selectFrom('payment_customers')
        .select('id')
        .where('account_id', 'in', over().select('id'));
      await db
        .insertInto('departed_customers')
        .columns(['id'])
        .expression(customers)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      await removeDocuments(db, (eb) => eb('account_id', 'in', over().select('id')));
      await db.deleteFrom('accounts').where('id', 'in', over().select('id')).execute();
    },
  };
}
