import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { forEach } from './for-each.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** Customers handled per sweep; the next one continues. */
const atOnce = 100;

/** The payment provider's record of a customer: their address, while they have an account. */
export interface CustomerRecords {
  /** Sends changed addresses to the provider, for one account or all. Returns the failures. */
  sendAddresses(accountId?: string): Promise<readonly Error[]>;
  /** Deletes customers at the provider whose account was deleted. Returns the failures. */
  removeDeparted(): Promise<readonly Error[]>;
}

export function customerRecords(db: Kysely<Database>, provider: PaymentProvider): CustomerRecords {
  return {
    async sendAddresses(accountId) {
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
