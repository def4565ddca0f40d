import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What users do with their own account: devices, a new address, deletion. */
export const ownAccount: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('sessions')
      .addColumn('device', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema.alterTable('accounts').addColumn('delete_at', 'text').execute();
    await db.schema.createIndex('accounts_by_deletion').on('accounts').column('delete_at').execute();
    await db.schema
      .alterTable('mails')
      .addColumn('account_id', 'text', (column) => column.references('accounts.id').onDelete('cascade'))
      .execute();
    await db.schema
      .createTable('address_changes')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('address_changes_by_account')
      .on('address_changes')
      .column('account_id')
      .execute();
  },
};
