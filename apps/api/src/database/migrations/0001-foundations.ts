import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Accounts, their sessions and documents, and the count of AI words. */
export const foundations: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('accounts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('email', 'text', (column) => column.unique())
      .addColumn('plan', 'text', (column) => column.notNull().defaultTo('free'))
      .addColumn('country_code', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('sessions')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('renewed_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('sessions_by_account').on('sessions').column('account_id').execute();

    await db.schema
      .createTable('documents')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('preview', 'text', (column) => column.notNull())
      .addColumn('writing_mode', 'text', (column) => column.notNull())
      .addColumn('favourite', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('tags', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('encryption', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('incomplete', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('moved_unseen', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addColumn('trashed_at', 'text')
      .execute();
    await db.schema
      .createIndex('documents_by_account')
      .on('documents')
      .columns(['account_id', 'updated_at'])
      .execute();

    await db.schema
      .createTable('ai_words')
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('used', 'integer', (column) => column.notNull())
      .addColumn('lease', 'text')
      .addColumn('lease_until', 'text')
      .addPrimaryKeyConstraint('ai_words_key', ['account_id', 'day'])
      .execute();
  },
};
