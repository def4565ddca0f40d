import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A save that says why it keeps a version makes the database copy the text being replaced (decision 1707). */
export const versionsByTrigger: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('documents')
      .addColumn('kept_for', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    for (const statement of isPostgres ? inPostgres : inSqlite) await sql.raw(statement).execute(db);
  },
};

const blank = `'{"type":"doc","content":[{"type":"paragraph"}]}'`;
const isKept = `new.kept_for <> '' and old.content <> new.content and old.content <> ${blank}`;

const copying = (id: string): string => `
  insert into document_versions (id, document_id, made_at, kind, name, words, bytes, title, content)
  values (${id}, old.id, old.updated_at, new.kept_for, '', -1, old.bytes, old.title, old.content);`;

const inPostgres = [
  `create function keep_document_version() returns trigger language plpgsql as $$
  begin ${copying('gen_random_uuid()::text')}
    return null;
  end $$`,
  `create trigger document_version_kept after update of kept_for on documents
  for each row when (${isKept}) execute function keep_document_version()`,
];

// https://www.rfc-editor.org/rfc/rfc9562#name-uuid-version-4
const randomUuid = `lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2)
    || '-' || substr('89ab', abs(random() % 4) + 1, 1) || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))`;

const inSqlite = [
  `create trigger document_version_kept after update of kept_for on documents when ${isKept}
  begin ${copying(randomUuid)}
  end`,
];
