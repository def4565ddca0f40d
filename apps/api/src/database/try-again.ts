const attempts = 4;

/**
 * Errors caused by a concurrent transaction, as reported by SQLite and PostgreSQL (class 40: serialization failure and
 * deadlock; 23505: another transaction has just inserted the row that we were about to insert; 23503: it has just deleted
 * a row that ours refers to).
 * https://sqlite.org/rescode.html https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const passing = new Set([
  'SQLITE_BUSY_SNAPSHOT',
  'SQLITE_CONSTRAINT_UNIQUE',
  'SQLITE_CONSTRAINT_PRIMARYKEY',
  '40001',
  '40P01',
  '23505',
  'SQLITE_CONSTRAINT_FOREIGNKEY',
  '23503',
]);

/** Retries a transaction that conflicted with another one. `work` must have no effect outside the database. */
export async function tryAgain<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (attempt === attempts || typeof code !== 'string' || !passing.has(code)) throw error;
    }
  }
}
