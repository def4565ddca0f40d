import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Mails waiting to be sent. */
export const mails: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('mails')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('origin', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('next_try_at', 'text', (column) => column.notNull())
      .addColumn('give_up_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('mails_by_time').on('mails').column('next_try_at').execute();
  },
};
