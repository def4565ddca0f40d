import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Connection } from './connection.ts';

type Parts = Pick<Dialect, 'createAdapter' | 'createIntrospector' | 'createQueryCompiler'>;

const parts = {
  sqlite: {
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
  postgres: {
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
} satisfies Record<Connection['kind'], Parts>;

/** A Kysely without a database of its own: its statements go to a function, and return nothing. */
export function kyselyOver(
  kind: Connection['kind'],
  execute: (query: CompiledQuery) => Promise<unknown>,
): Kysely<unknown> {
  const connection: DatabaseConnection = {
    executeQuery: async (query) => {
      await execute(query);
      return { rows: [] };
    },
    streamQuery: () => {
      throw new Error('Nothing is streamed here.');
    },
  };
  const nothing = async (): Promise<void> => undefined;
  return new Kysely({
    dialect: {
      ...parts[kind],
      createDriver: () => ({
        init: nothing,
        acquireConnection: async () => connection,
        beginTransaction: nothing,
        commitTransaction: nothing,
        rollbackTransaction: nothing,
        releaseConnection: nothing,
        destroy: nothing,
      }),
    },
  });
}
