import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Failed renewals, the address a customer has at the provider, and customers whose account is gone. */
export const latePayments: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('subscriptions').addColumn('late_since', 'text').execute();
    await db.schema.alterTable('subscriptions').addColumn('retries_at', 'text').execute();
    await db.schema.alterTable('payment_customers').addColumn('told_email', 'text').execute();
    await db.schema.alterTable('payment_customers').addColumn('language', 'text').execute();
    await db.schema.alterTable('payment_customers').addColumn('origin', 'text').execute();
    await db.schema
      .createTable('departed_customers')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .execute();
  },
};
