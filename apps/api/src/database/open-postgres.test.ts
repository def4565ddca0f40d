import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseKinds } from '../testing/test-databases.ts';
import { openDatabase } from './open-database.ts';

const postgres = databaseKinds.find(({ name }) => name === 'PostgreSQL');

test.skipIf(postgres === undefined)(
  'a connection cut between two statements fails the transaction, not the process',
  async () => {
    if (postgres === undefined) throw new Error('Without PostgreSQL it is not run.');
    const database = await postgres.create();
    const connection = openDatabase(database.settings, () => {});
    const other = openDatabase(database.settings, () => {});
    const cutOff = connection.db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(other.db);
      // The connection is cut while no statement runs.
      await pause(200);
      await sql`select 1`.execute(transaction);
    });
    // The message depends on whether the driver has noticed by then.
    await expect(cutOff).rejects.toThrow(/terminat|not queryable/);
    expect((await sql<{ one: number }>`select 1 as one`.execute(connection.db)).rows).toEqual([{ one: 1 }]);
    await Promise.all([connection.close(), other.close()]);
    await database.remove();
  },
);

test.skipIf(postgres === undefined)(
  'a database that is dropped while its pool is closing causes no error',
  async () => {
    if (postgres === undefined) throw new Error('Without PostgreSQL it is not run.');
    const told: Error[] = [];
    for (let round = 0; round < 20; round += 1) {
      const database = await postgres.create();
      const connection = openDatabase(database.settings, (error) => told.push(error));
      await Promise.all(Array.from({ length: 5 }, () => sql`select pg_sleep(0.01)`.execute(connection.db)));
      await connection.close();
      await database.remove();
    }
    await pause(100);
    expect(told).toEqual([]);
  },
);
