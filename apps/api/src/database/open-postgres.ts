import { Kysely, sql } from 'kysely';
import pg from 'pg';
import type { Connection } from './connection.ts';
import { statementLog } from './report-statements.ts';
import type { Database } from './schema.ts';
import { SteadyPostgres } from './steady-postgres.ts';

/** An arbitrary number, as long as every version of Octavo uses the same. */
const migrationLock = 8_070_605;

export interface PostgresOptions {
  readonly url: string;
  /** Called when the server cuts an idle connection; the pool opens a new one by itself. */
  readonly onIdleError: (error: Error) => void;
}

/** PostgreSQL 15 or newer; safe for any number of server processes. */
export function openPostgres({ url, onIdleError }: PostgresOptions): Connection {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 });
  let isClosing = false;
  pool.on('error', (error) => {
    // The pool is marked closed before its connections are: one cut off meanwhile does not matter.
    if (!isClosing) onIdleError(error);
  });
  // The pool only listens to idle connections. One in use reports the cut with its next query, and one being closed no
  // longer matters. Without a listener, the error would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Database>({ dialect: new SteadyPostgres({ pool }), ...statementLog() });
  return {
    settings: { dataDir: '', databaseUrl: url },
    db,
    kind: 'postgres',
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    exclusively: (work) =>
      db.transaction().execute(async (transaction) => {
        await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(transaction);
        return await work(transaction);
      }),
    // The server waits for its disk without blocking this process.
    relaxed: (work) => work(db),
    forget: async (tables) => {
      for (const table of tables) await sql`vacuum ${sql.table(table)}`.execute(db);
    },
    close: () => {
      isClosing = true;
      return db.destroy();
    },
  };
}
