import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Users' suggestions, and how often pages are opened. */
export const feedbackAndVisits: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('feedback')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('sent_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('feedback_account').on('feedback').column('account_id').execute();
    await db.schema.createIndex('feedback_sent').on('feedback').column('sent_at').execute();
    await db.schema
      .createTable('page_visits')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('visits', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('page_visits_key', ['day', 'page'])
      .execute();
  },
};
