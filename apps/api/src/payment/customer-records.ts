import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { forEach } from './for-each.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** Customers that are seen to at once; the next sweep goes on. */
const atOnce = 100;

/** What the provider keeps of people: their address, as long as they have an account. */
export interface CustomerRecords {
  /** Tells the provider addresses that have changed, of one account or of all. Gives what failed. */
  tellAddresses(accountId?: string): Promise<readonly Error[]>;
  /** Deletes customers at the provider whose account was deleted. Gives what failed. */
  removeDeparted(): Promise<readonly Error[]>;
}

export function customerRecords(db: Kysely<Database>, provider: PaymentProvider): CustomerRecords {
  return {
    async tellAddresses(accountId) {
      const all = db
        .selectFrom('payment_customers')
        .innerJoin('accounts', 'accounts.id', 'payment_customers.account_id')
        .select(['payment_customers.id', 'accounts.email'])
        .where((eb) =>
          eb(
            eb.fn.coalesce('payment_customers.told_email', eb.val('')),
            '<>',
            eb.fn.coalesce('accounts.email', eb.val('')),
          ),
        );
      const rows = await (accountId === undefined ? all : all.where('accounts.id', '=', accountId))
        .limit(atOnce)
        .execute();
      const emails = new Map(rows.map(({ id, email }) => [id, email]));
      return forEach([...emails.keys()], async (id) => {
        const email = emails.get(id) ?? null;
        await provider.readdress(id, email);
        await db.updateTable('payment_customers').set({ told_email: email }).where('id', '=', id).execute();
      });
    },
    async removeDeparted() {
      const rows = await db.selectFrom('departed_customers').select('id').limit(atOnce).execute();
      return forEach(
        rows.map(({ id }) => id),
        async (id) => {
          await provider.removeCustomer(id);
          await db.deleteFrom('departed_customers').where('id', '=', id).execute();
        },
      );
    },
  };
}
