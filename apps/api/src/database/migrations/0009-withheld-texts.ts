import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Full essays of which an account may read only a part. They are stored separately, so that nothing that reads
 * documents can find them.
 */
export const withheldTexts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('withheld_texts')
      .addColumn('document_id', 'text', (column) =>
        column.primaryKey().references('documents.id').onDelete('cascade'),
      )
      .addColumn('content', 'text', (column) => column.notNull())
      .execute();
  },
};
