import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Renewal dates, the test till, invitations and what they earn, and withdrawals. */
export const plansAndEarnings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('payment_customers').addColumn('begun_at', 'text').execute();
    await db.schema.alterTable('subscriptions').addColumn('renews_at', 'text').execute();
    await db.schema.alterTable('subscriptions').addColumn('ends_at', 'text').execute();
    await db.schema
      .alterTable('subscriptions')
      .addColumn('paid_minor', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .alterTable('subscriptions')
      .addColumn('currency', 'text', (column) => column.notNull().defaultTo(''))
      .execute();

    await db.schema
      .createTable('till_subscriptions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('customer_id', 'text', (column) => column.notNull())
      .addColumn('period', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('due_minor', 'integer', (column) => column.notNull())
      .addColumn('full_minor', 'integer', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('renews_at', 'text', (column) => column.notNull())
      .addColumn('cancelled', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('settles_at', 'text')
      .execute();
    await db.schema
      .createIndex('till_subscriptions_by_customer')
      .on('till_subscriptions')
      .column('customer_id')
      .execute();

    await db.schema
      .createTable('invitations')
      .addColumn('address_hash', 'text', (column) => column.primaryKey())
      .addColumn('inviter_id', 'text', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('invited_id', 'text', (column) =>
        column.unique().references('accounts.id').onDelete('set null'),
      )
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('invitations_by_inviter').on('invitations').column('inviter_id').execute();

    await db.schema
      .createTable('free_months')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('friend_id', 'text', (column) => column.references('accounts.id').onDelete('set null'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('told', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('until', 'text')
      .addColumn('claimed_until', 'text')
      .addColumn('applied_at', 'text')
      .execute();
    await db.schema.createIndex('free_months_by_account').on('free_months').column('account_id').execute();

    await db.schema
      .createTable('ledger')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('minor', 'integer', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull().unique())
      .addColumn('booked_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('ledger_by_account').on('ledger').column('account_id').execute();

    await db.schema
      .createTable('balances')
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('minor', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('balances_key', ['account_id', 'currency'])
      .execute();

    await db.schema
      .createTable('withdrawals')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.references('accounts.id').onDelete('set null'))
      .addColumn('minor', 'integer', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('method', 'text', (column) => column.notNull())
      .addColumn('holder', 'text', (column) => column.notNull())
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('requested_at', 'text', (column) => column.notNull())
      .addColumn('processed_at', 'text')
      .addColumn('fulfilled_at', 'text')
      .execute();
    // At most one open withdrawal per account, even if two are requested at once.
    await db.schema
      .createIndex('withdrawals_open')
      .on('withdrawals')
      .column('account_id')
      .unique()
      .where(sql.ref('status'), '<>', sql.lit('fulfilled'))
      .execute();
  },
};
