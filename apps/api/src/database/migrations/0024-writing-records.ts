import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How documents were written: counts by day and window, and which stretch of the text came from where. */
export const writingRecords: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('writing_records')
      .addColumn('document_id', 'text', (column) =>
        column.primaryKey().references('documents.id').onDelete('cascade'),
      )
      .addColumn('epoch', 'integer', (column) => column.notNull())
      .addColumn('starts_as', 'text', (column) => column.notNull())
      .addColumn('runs', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('writing_days')
      .addColumn('document_id', 'text', (column) =>
        column.notNull().references('documents.id').onDelete('cascade'),
      )
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('total', 'bigint', (column) => column.notNull())
      .addColumn('figures', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('writing_days_key', ['document_id', 'day', 'source'])
      .execute();
  },
};
