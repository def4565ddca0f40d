import { sql } from 'kysely';
import type { Connection } from '../database/connection.ts';

export interface Contents {
  /** The definition of every table, index, trigger and function. */
  readonly schema: readonly string[];
  /** The number of rows of each table, and the amount of data in each column. */
  readonly rows: Readonly<Record<string, unknown>>;
}

const inSqlite = sql<{ line: string }>`select type || ' ' || name || ': ' || coalesce(sql, '') as line
  from sqlite_schema where name <> 'kysely_migration_lock' and tbl_name <> 'kysely_migration_lock'`;

const inPostgres = sql<{ line: string }>`select table_name || '.' || column_name || ': ' || data_type || ' '
    || is_nullable || ' ' || coalesce(column_default, '') as line
    from information_schema.columns where table_schema = 'public'
  union all select indexdef from pg_indexes where schemaname = 'public'
  union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace
  union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select proname || ': ' || prosrc from pg_proc where pronamespace = 'public'::regnamespace`;

/** A database's definition and contents, for comparing two of them. */
export async function contentsOf({ db, kind }: Connection): Promise<Contents> {
  const { rows: lines } = await (kind === 'sqlite' ? inSqlite : inPostgres).execute(db);
  const rows: Record<string, unknown> = {};
  for (const table of await db.introspection.getTables()) {
    const sizes = table.columns.map(
      ({ name }) => sql`sum(length(cast(${sql.ref(name)} as text))) as ${sql.id(name)}`,
    );
    const counted =
      await sql`select count(*) as number, ${sql.join(sizes)} from ${sql.table(table.name)}`.execute(db);
    rows[table.name] = counted.rows[0];
  }
  return { schema: lines.map(({ line }) => line).toSorted(), rows };
}
