import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

export type RowCounts = Readonly<Record<string, number>>;

/** How many rows each table has; without those in which SQLite keeps its search index. */
export async function rowCounts(db: Kysely<Database>): Promise<RowCounts> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  const names = tables.filter(({ isView }) => !isView).map(({ name }) => name);
  const counts: Record<string, number> = {};
  for (const name of names.toSorted()) {
    if (name.startsWith('document_words')) continue;
    const counted = sql<{ count: number | string }>`select count(*) as count from ${sql.table(name)}`;
    const { rows } = await counted.execute(db);
    counts[name] = Number(rows[0]?.count ?? 0);
  }
  return counts;
}
