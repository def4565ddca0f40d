import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The payment provider's data for an account, and which of its messages were handled. */
export const payment: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('accounts')
      .addColumn('paid', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();

    await db.schema
      .createTable('payment_customers')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('payment_customers_by_account')
      .on('payment_customers')
      .column('account_id')
      .execute();

    await db.schema
      .createTable('subscriptions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('customer_id', 'text', (column) =>
        column.notNull().references('payment_customers.id').onDelete('cascade'),
      )
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('asked_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('subscriptions_by_customer')
      .on('subscriptions')
      .column('customer_id')
      .execute();

    await db.schema
      .createTable('payment_events')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('received_at', 'text', (column) => column.notNull())
      .execute();
  },
};
