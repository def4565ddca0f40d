import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Links by which others read a document, who opened them, what they said, and the mails about it. */
export const readersLinks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('reader_links')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('document_id', 'text', (column) =>
        column.notNull().references('documents.id').onDelete('cascade'),
      )
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('token', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('password', 'text')
      .addColumn('password_round', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('expires_at', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('reader_links_of_document')
      .on('reader_links')
      .columns(['document_id', 'created_at'])
      .execute();

    await db.schema
      .createTable('link_visits')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('link_id', 'text', (column) =>
        column.notNull().references('reader_links.id').onDelete('cascade'),
      )
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('password_round', 'integer', (column) => column.notNull())
      .addColumn('first_at', 'text', (column) => column.notNull())
      .addColumn('last_at', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('language', 'text')
      .addColumn('origin', 'text')
      .addColumn('stop_token', 'text', (column) => column.unique())
      .addColumn('untold_since', 'text')
      .addColumn('told_before', 'text')
      .addColumn('told_at', 'text')
      .execute();
    await db.schema
      .createIndex('link_visits_of_link')
      .on('link_visits')
      .columns(['link_id', 'last_at'])
      .execute();
    await db.schema.createIndex('link_visits_untold').on('link_visits').column('untold_since').execute();

    await db.schema
      .createTable('document_comments')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('document_id', 'text', (column) =>
        column.notNull().references('documents.id').onDelete('cascade'),
      )
      .addColumn('thread', 'text', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('visit_id', 'text', (column) => column.references('link_visits.id').onDelete('set null'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('mark', 'text')
      .addColumn('proposal', 'text')
      .addColumn('quote', 'text')
      .addColumn('text_before', 'text')
      .addColumn('text_after', 'text')
      .addColumn('quote_offset', 'integer')
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('edited_at', 'text')
      .addColumn('resolved_at', 'text')
      .execute();
    await db.schema
      .createIndex('comments_of_document')
      .on('document_comments')
      .columns(['document_id', 'created_at', 'id'])
      .execute();
    await db.schema
      .createIndex('comments_of_visit')
      .on('document_comments')
      .columns(['visit_id', 'created_at'])
      .execute();
    await db.schema.createIndex('comments_of_thread').on('document_comments').column('thread').execute();

    await db.schema
      .createTable('comment_tallies')
      .addColumn('document_id', 'text', (column) =>
        column.primaryKey().references('documents.id').onDelete('cascade'),
      )
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('comments', 'integer', (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('untold_since', 'text')
      .execute();
    await db.schema
      .createIndex('comment_tallies_untold')
      .on('comment_tallies')
      .column('untold_since')
      .execute();

    await db.schema
      .createTable('comment_mails')
      .addColumn('account_id', 'text', (column) =>
        column.primaryKey().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('wanted', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('language', 'text')
      .addColumn('origin', 'text')
      .addColumn('stop_token', 'text', (column) => column.unique())
      .addColumn('told_before', 'text')
      .addColumn('told_at', 'text')
      .execute();

    await db.schema.alterTable('mails').addColumn('about', 'text').execute();
  },
};
