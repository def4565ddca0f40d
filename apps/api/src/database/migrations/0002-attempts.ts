import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The attempts that limits count. */
export const attempts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('attempts')
      .addColumn('limit_name', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('used', 'integer', (column) => column.notNull())
      .addColumn('ends_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('attempts_key', ['limit_name', 'subject'])
      .execute();
  },
};
