import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';

/** Where a database lies. */
export interface DatabaseSettings {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

/** An open database, whichever it is. */
export interface Connection {
  /** What a thread opens the same database with. */
  readonly settings: DatabaseSettings;
  readonly db: Kysely<Database>;
  readonly kind: 'sqlite' | 'postgres';
  /** Runs a transaction while no other process runs one of these, on the same database. */
  exclusively<Result>(work: (transaction: Transaction<Database>) => Promise<Result>): Promise<Result>;
  /**
   * Runs writes that the database may forget when the machine loses its power (not when the server crashes), and that
   * therefore need not wait for the disk.
   */
  relaxed<Result>(work: (db: Kysely<Database>) => Promise<Result>): Promise<Result>;
  /**
   * Leaves nothing readable in the database's files of what was deleted from some tables, as far as the database can:
   * PostgreSQL's log keeps it until it is recycled.
   * @throws SQLITE_BUSY where another process has read for 5 s what was there before
   */
  forget(tables: readonly (keyof Database)[]): Promise<void>;
  close(): Promise<void>;
}
