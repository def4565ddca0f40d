import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Essays that are being written, so that another process can continue one (decision 0120). */
export const essayWritings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('essay_writings')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('wanted', 'text', (column) => column.notNull())
      .addColumn('kept', 'text')
      .addColumn('progress', 'text')
      .addColumn('ended', 'text')
      .addColumn('holder', 'text')
      .addColumn('held_until', 'text')
      .addColumn('stop_asked', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('begun_at', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('essay_writings_name', ['account_id', 'name'])
      .execute();
    await db.schema.createIndex('essay_writings_held').on('essay_writings').column('held_until').execute();
    await db.schema.createIndex('essay_writings_age').on('essay_writings').column('changed_at').execute();
  },
};
