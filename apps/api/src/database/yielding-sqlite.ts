import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { type DatabaseConnection, type Driver, SqliteDialect, SqliteDriver } from 'kysely';
import type { KeptStatements } from './keep-statements.ts';
import { whenFree } from './when-free.ts';

/** How long a burst of database calls may keep everything else waiting, in milliseconds. */
const longestRun = 5;

/**
 * SQLite answers in this thread, so many concurrent calls that only wait for the database would be served in one go
 * while streams and health checks stand still. After 5 ms it yields to others.
 */
export class YieldingSqlite extends SqliteDialect {
  readonly #database: KeptStatements;

  constructor(database: KeptStatements) {
    super({ database });
    this.#database = database;
  }

  override createDriver(): Driver {
    return new YieldingDriver(this.#database);
  }
}

class YieldingDriver extends SqliteDriver {
  readonly #database: KeptStatements;
  #began: number | undefined;
  #retrying: DatabaseConnection | undefined;

  constructor(database: KeptStatements) {
    super({ database });
    this.#database = database;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#began === undefined) {
      this.#began = performance.now();
      setImmediate(() => (this.#began = undefined));
    } else if (performance.now() - this.#began > longestRun) {
      await yieldToOthers();
    }
    // There is only one connection.
    this.#retrying ??= retrying(await super.acquireConnection());
    return this.#retrying;
  }

  /**
   * On a full disk SQLite has rolled back already; the error of a second rollback would hide the original one
   * (https://sqlite.org/lang_transaction.html#response_to_errors_within_a_transaction).
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
}

const retrying = (connection: DatabaseConnection): DatabaseConnection => ({
  executeQuery: (query, options) => whenFree(() => connection.executeQuery(query, options)),
  streamQuery: (query, chunkSize, options) => connection.streamQuery(query, chunkSize, options),
});
