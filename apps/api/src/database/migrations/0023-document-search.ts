import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Texts in their searchable form. An index finds what has changed since it was indexed, so that no save has to deal
 * with this; everything that existed before this migration counts as changed. Titles are read from an index too.
 */
export const documentSearch: Migration = {
  async up(db: Kysely<unknown>) {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    await db.schema
      .alterTable('documents')
      .addColumn('indexed_version', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`create index documents_unindexed on documents (account_id) where indexed_version <> version`.execute(
      db,
    );
    // PostgreSQL limits the size of an index entry, and reads titles just as fast next to texts.
    const titles = sql.raw(isPostgres ? '' : ', title, tags');
    await sql`create index documents_listed on documents (account_id, updated_at desc, id${titles}) where trashed_at is null`.execute(
      db,
    );
    for (const statement of isPostgres ? inPostgres : inSqlite) await sql.raw(statement).execute(db);
  },
};

const inPostgres = [
  `create table document_texts (
    document_id text primary key references documents (id) on delete cascade,
    words tsvector not null,
    body text not null
  )`,
  'create index document_words on document_texts using gin (words)',
];

// An external-content table of FTS5 (https://sqlite.org/fts5.html#external_content_tables). With secure-delete nothing
// of a locked document stays in the index.
const inSqlite = [
  `create table document_texts (
    row_id integer primary key,
    document_id text not null unique references documents (id) on delete cascade,
    words text not null,
    body text not null
  )`,
  `create virtual table document_words using fts5 (
    words, content='document_texts', content_rowid='row_id', detail=none, columnsize=0, tokenize='ascii'
  )`,
  `insert into document_words (document_words, rank) values ('secure-delete', 1)`,
  `create trigger document_text_added after insert on document_texts begin
    insert into document_words (rowid, words) values (new.row_id, new.words);
  end`,
  `create trigger document_text_removed after delete on document_texts begin
    insert into document_words (document_words, rowid, words) values ('delete', old.row_id, old.words);
  end`,
];
