import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';

/** Where to find a database. */
export interface DatabaseSettings {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

export interface PoolFigures {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

/** An open database of either kind. */
export interface Connection {
  /** What a thread needs to open the same database. */
  readonly settings: DatabaseSettings;
  readonly db: Kysely<Database>;
  readonly kind: 'sqlite' | 'postgres';
  /** Connections to a database server. */
  readonly pool?: () => PoolFigures;
  /** Runs a transaction exclusively among all processes that use this method on the same database. */
  exclusively<Result>(work: (transaction: Transaction<Database>) => Promise<Result>): Promise<Result>;
  /**
   * Runs writes that may be lost in a power cut (but not when the server crashes), and so need not wait for the disk.
   */
  relaxed<Result>(work: (db: Kysely<Database>) => Promise<Result>): Promise<Result>;
  /**
   * Erases what was deleted from some tables from the database's files, as far as possible: PostgreSQL's log keeps it
   * until it is recycled.
   * @throws SQLITE_BUSY if another process has been reading the old data for 5 s
   */
  forget(tables: readonly (keyof Database)[]): Promise<void>;
  close(): Promise<void>;
}
