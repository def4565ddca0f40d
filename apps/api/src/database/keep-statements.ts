import type SQLite from 'better-sqlite3';
import type { SqliteDatabase } from 'kysely';

/**
 * The text of a statement depends on the number of values in a list; above this many statements, all are prepared
 * again.
 */
const most = 500;

export interface KeptStatements extends SqliteDatabase {
  readonly inTransaction: boolean;
}

/** Prepares each statement once: Kysely asks for this with every query, and it costs as much as a small query. */
export function keepStatements(file: SQLite.Database): KeptStatements {
  const statements = new Map<string, SQLite.Statement<unknown[]>>();
  return {
    prepare(sql) {
      const kept = statements.get(sql);
      if (kept) return kept;
      if (statements.size >= most) statements.clear();
      const statement = file.prepare<unknown[]>(sql);
      statements.set(sql, statement);
      return statement;
    },
    get inTransaction() {
      return file.inTransaction;
    },
    close: () => void file.close(),
  };
}
