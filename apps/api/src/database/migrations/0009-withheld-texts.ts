import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whole essays of which an account may only read a part. They lie apart, so that nothing that reads documents finds them. */
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
