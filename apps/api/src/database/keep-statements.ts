import type SQLite from 'better-sqlite3';
import type { SqliteDatabase } from 'kysely';

/** Texts of statements vary with the number of values in a list; past this many, all are prepared anew. */
const most = 500;

export interface KeptStatements extends SqliteDatabase {
  readonly inTransaction: boolean;
}

/** Prepares each statement once: Kysely asks for it at every query, and it costs as much as a small query itself. */
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
