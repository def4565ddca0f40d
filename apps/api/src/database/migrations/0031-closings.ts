import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * How often one of an account's documents was deleted for good or locked: devices then delete their copy (decision
 * 1903).
 */
export const closings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('accounts')
      .addColumn('closings', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    for (const statement of isPostgres ? inPostgres : inSqlite) await sql.raw(statement).execute(db);
  },
};

const counting = 'update accounts set closings = closings + 1 where id = old.account_id;';
const isLocking = 'new.encryption = 1 and old.encryption = 0';

const inPostgres = [
  `create function count_closing() returns trigger language plpgsql as $$
  begin ${counting}
    return null;
  end $$`,
  `create trigger document_deleted after delete on documents for each row execute function count_closing()`,
  `create trigger document_locked after update of encryption on documents
  for each row when (${isLocking}) execute function count_closing()`,
];

const inSqlite = [
  `create trigger document_deleted after delete on documents
  begin ${counting}
  end`,
  `create trigger document_locked after update of encryption on documents when ${isLocking}
  begin ${counting}
  end`,
];
