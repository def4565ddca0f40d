import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The pictures in documents. */
export const documentPictures: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('document_pictures')
      .addColumn('document_id', 'text', (column) =>
        column.notNull().references('documents.id').onDelete('cascade'),
      )
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('added_at', 'text', (column) => column.notNull())
      .addColumn('media_type', 'text', (column) => column.notNull())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('document_pictures_key', ['document_id', 'id'])
      .execute();
  },
};
