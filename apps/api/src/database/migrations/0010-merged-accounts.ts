import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The account into which an anonymous one was merged, for calls that were running meanwhile. */
export const mergedAccounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('merged_accounts')
      .addColumn('from_id', 'text', (column) => column.primaryKey())
      .addColumn('to_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('merged_at', 'text', (column) => column.notNull())
      .execute();
  },
};
