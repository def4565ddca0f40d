import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the AI calls of the last day were charged, by the names their callers gave them. */
export const aiCharges: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('ai_charges')
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('words', 'integer', (column) => column.notNull())
      .addColumn('charged_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('ai_charges_key', ['account_id', 'name'])
      .execute();
    await db.schema.createIndex('ai_charges_age').on('ai_charges').column('charged_at').execute();
  },
};
