import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The encrypted text of locked documents, and the hint to the password. */
export const documentLocks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('document_locks')
      .addColumn('document_id', 'text', (column) =>
        column.primaryKey().references('documents.id').onDelete('cascade'),
      )
      .addColumn('hint', 'text', (column) => column.notNull())
      .addColumn('sealed', 'text', (column) => column.notNull())
      .execute();
  },
};
