import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Shared accounts, by their owner and code, and pictures of accounts. */
export const sharing: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('accounts')
      .addColumn('owner_id', 'text', (column) => column.references('accounts.id').onDelete('cascade'))
      .execute();
    await db.schema.alterTable('accounts').addColumn('share_code', 'text').execute();
    await db.schema.createIndex('accounts_by_owner').on('accounts').column('owner_id').execute();
    await db.schema
      .createIndex('accounts_by_share_code')
      .on('accounts')
      .column('share_code')
      .unique()
      .execute();

    await db.schema
      .createTable('pictures')
      .addColumn('account_id', 'text', (column) =>
        column.primaryKey().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('media_type', 'text', (column) => column.notNull())
      // Base64: the one format that both databases store alike.
      .addColumn('content', 'text', (column) => column.notNull())
      .execute();
  },
};
