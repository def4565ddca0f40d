import SQLite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { databaseKinds, type TestDatabase } from '../testing/test-databases.ts';
import type { Connection } from './connection.ts';
import { openDatabase } from './open-database.ts';

const [kind] = databaseKinds;
if (!kind) throw new Error('There is always SQLite.');

let database: TestDatabase;
let connection: Connection;
beforeEach(async () => {
  database = await kind.createMigrated();
  connection = openDatabase(database.settings, () => undefined);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await connection.close();
  await database.remove();
});

const attempt = { limit_name: 'test', subject: 'somebody', used: 1, ends_at: '2026' };

test('only relaxed writes do not wait for the disk, even after a failure', async () => {
  const said: string[] = [];
  const pragma = vi.spyOn(SQLite.prototype, 'pragma');
  pragma.mockImplementation((text) => void said.push(text));
  const writing = connection.relaxed((db) => {
    said.push('relaxed');
    return db.insertInto('attempts').values(attempt).execute();
  });
  const other = connection.db.transaction().execute(async (db) => {
    said.push('other');
    await db.deleteFrom('sessions').execute();
  });
  await Promise.all([writing, other]);
  await expect(
    connection.relaxed((db) => db.insertInto('attempts').values(attempt).execute()),
  ).rejects.toThrow('UNIQUE');
  expect(said).toEqual([
    'synchronous = NORMAL',
    'relaxed',
    'synchronous = FULL',
    'other',
    'synchronous = NORMAL',
    'synchronous = FULL',
  ]);
});

test('a cached statement returns current data', async () => {
  const count = async (): Promise<number> =>
    (await connection.db.selectFrom('attempts').selectAll().execute()).length;
  expect(await count()).toBe(0);
  await connection.relaxed((db) => db.insertInto('attempts').values(attempt).execute());
  expect(await count()).toBe(1);
});
