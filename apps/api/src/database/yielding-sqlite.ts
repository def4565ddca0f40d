import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { type DatabaseConnection, type Driver, SqliteDialect, SqliteDriver } from 'kysely';
import { whenFree } from './when-free.ts';

/** Everybody else waits no longer than this for what many ask of the database at once, in milliseconds. */
const longestRun = 5;

/**
 * SQLite answers in this thread, so that many calls at once, each waiting for nothing but the database, would be served
 * in one go while streams and health checks stand still. After 5 ms it yields to others.
 */
export class YieldingSqlite extends SqliteDialect {
  readonly #file: ConstructorParameters<typeof SqliteDialect>[0];

  constructor(config: ConstructorParameters<typeof SqliteDialect>[0]) {
    super(config);
    this.#file = config;
  }

  override createDriver(): Driver {
    return new YieldingDriver(this.#file);
  }
}

class YieldingDriver extends SqliteDriver {
  #began: number | undefined;
  #retrying: DatabaseConnection | undefined;

  override async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#began === undefined) {
      this.#began = performance.now();
      setImmediate(() => (this.#began = undefined));
    } else if (performance.now() - this.#began > longestRun) {
      await yieldToOthers();
    }
    // There is one connection, always the same.
    this.#retrying ??= retrying(await super.acquireConnection());
    return this.#retrying;
  }
}

const retrying = (connection: DatabaseConnection): DatabaseConnection => ({
  executeQuery: (query, options) => whenFree(() => connection.executeQuery(query, options)),
  streamQuery: (query, chunkSize, options) => connection.streamQuery(query, chunkSize, options),
});
