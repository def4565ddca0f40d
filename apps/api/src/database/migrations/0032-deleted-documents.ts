import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which openings saved a document, and which documents were deleted for good. */
export const deletedDocuments: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['saved_by', 'saved_before']) {
      await db.schema
        .alterTable('documents')
        .addColumn(column, 'text', (added) => added.notNull().defaultTo(''))
        .execute();
    }
    await db.schema
      .createTable('deleted_documents')
      .addColumn('document_id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('deleted_at', 'text', (column) => column.notNull())
      .addColumn('saved_by', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('deleted_documents_account')
      .on('deleted_documents')
      .column('account_id')
      .execute();
  },
};
