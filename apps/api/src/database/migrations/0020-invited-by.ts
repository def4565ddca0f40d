import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The inviter whose link brought an account here. */
export const invitedBy: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('accounts')
      .addColumn('invited_by', 'text', (column) => column.references('accounts.id').onDelete('set null'))
      .execute();
    await db.schema.createIndex('accounts_invited_by').on('accounts').column('invited_by').execute();
  },
};
