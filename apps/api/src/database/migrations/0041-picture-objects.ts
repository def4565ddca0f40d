import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Pictures whose bytes are in an object store. `stored_objects` names every object that was put there, `picture_objects`
 * those that a document needs, also while its pictures are encrypted with it.
 */
export const pictureObjects: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('document_pictures').addColumn('object', 'text').execute();
    await db.schema
      .createTable('stored_objects')
      .addColumn('object', 'text', (column) => column.primaryKey())
      .addColumn('stored_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('picture_objects')
      .addColumn('object', 'text', (column) => column.notNull())
      .addColumn('document_id', 'text', (column) =>
        column.notNull().references('documents.id').onDelete('cascade'),
      )
      .addPrimaryKeyConstraint('picture_objects_key', ['object', 'document_id'])
      .execute();
    await db.schema
      .createIndex('picture_objects_of_document')
      .on('picture_objects')
      .column('document_id')
      .execute();
  },
};
