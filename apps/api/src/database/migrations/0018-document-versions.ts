import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Earlier versions of texts. The index alone decides which of them are kept. */
export const documentVersions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('document_versions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('document_id', 'text', (column) =>
        column.notNull().references('documents.id').onDelete('cascade'),
      )
      .addColumn('made_at', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('words', 'integer', (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('versions_of_document')
      .on('document_versions')
      .columns(['document_id', 'made_at', 'id', 'bytes', 'name'])
      .execute();
    await db.schema
      .alterTable('documents')
      .addColumn('versioned_at', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
