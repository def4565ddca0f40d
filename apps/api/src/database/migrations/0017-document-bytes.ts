import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The size of each document, in an index of its own: a sum over it reads no texts. */
export const documentBytes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('documents')
      .addColumn('bytes', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update documents set bytes = length(content)`.execute(db);
    await db.schema
      .createIndex('document_bytes')
      .on('documents')
      .columns(['account_id', 'id', 'bytes'])
      .execute();
  },
};
