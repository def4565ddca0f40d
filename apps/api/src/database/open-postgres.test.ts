import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseKinds } from '../testing/test-databases.ts';
import { openDatabase } from './open-database.ts';

const postgres = databaseKinds.find(({ name }) => name === 'PostgreSQL');

test.skipIf(postgres === undefined)(
  'a connection that is cut off between two statements fails the transaction, not the process',
  async () => {
    if (postgres === undefined) throw new Error('Without PostgreSQL it is not run.');
    const database = await postgres.create();
    const connection = openDatabase(database.settings, () => {});
    const other = openDatabase(database.settings, () => {});
    const cutOff = connection.db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(other.db);
      // Its end arrives while no statement runs.
      await pause(200);
      await sql`select 1`.execute(transaction);
    });
    await expect(cutOff).rejects.toThrow(/terminat/);
    expect((await sql<{ one: number }>`select 1 as one`.execute(connection.db)).rows).toEqual([{ one: 1 }]);
    await Promise.all([connection.close(), other.close()]);
    await database.remove();
  },
);
