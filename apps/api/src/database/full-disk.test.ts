import SQLite from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { contentsOf } from '../testing/contents-of.ts';
import { writeRowsAfter } from '../testing/rows-before.ts';
import { databaseKinds, type TestDatabase } from '../testing/test-databases.ts';
import type { Connection } from './connection.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { openDatabase } from './open-database.ts';
import { openMigrated } from './open-migrated.ts';

const [first = ''] = Object.keys(migrations);
const isFull =
  /^(?:DATA_DIR: the disk under \S+|DATABASE_URL: the disk of the database server) is full, so the database cannot be brought up to date\. Nothing in it is lost\. Make room on that disk, up to as much as the database takes, and start again\.$/;

afterEach(() => vi.restoreAllMocks());

describe.each(databaseKinds)('regression 139: a disk that fills up while $name is migrated', (kind) => {
  test('stops the start with instructions, and once there is room the next start has all data', async () => {
    const before = await kind.create();
    const least = await visit(before, async (connection) => {
      await migrate(connection, Object.fromEntries(Object.entries(migrations).slice(0, 1)));
      await writeRowsAfter(first, connection, 300);
      return sizeOf(connection);
    });
    const whole = await kind.copy(before);
    const { most, contents } = await visit(whole, async (connection) => {
      await migrate(connection);
      return { most: await sizeOf(connection), contents: await contentsOf(connection) };
    });
    await whole.remove();

    for (const part of [0, 0.3, 0.6, 0.95]) {
      const database = await kind.copy(before);
      const makeRoom = await limit(database, Math.floor(least + part * (most - least)));
      await expect(openMigrated(database.settings, () => undefined)).rejects.toThrow(isFull);
      await makeRoom();
      const connection = await openMigrated(database.settings, () => undefined);
      expect(await contentsOf(connection)).toEqual(contents);
      await connection.close();
      await database.remove();
    }
    await before.remove();
  });
});

/** In pages for SQLite, in tables and indexes for PostgreSQL. */
async function sizeOf({ db, kind }: Connection): Promise<number> {
  const size =
    kind === 'sqlite'
      ? sql<{ size: number }>`select page_count as size from pragma_page_count`
      : sql<{
          size: number;
        }>`select count(*)::integer as size from pg_class where relnamespace = 'public'::regnamespace`;
  const { rows } = await size.execute(db);
  return rows[0]?.size ?? Number.NaN;
}

const limit = (database: TestDatabase, size: number): Promise<() => Promise<void>> =>
  database.settings.databaseUrl === undefined ? limitSqlite(size) : limitPostgres(database, size);

/** Makes SQLite behave as on a full disk (https://sqlite.org/pragma.html#pragma_max_page_count). */
async function limitSqlite(pages: number): Promise<() => Promise<void>> {
  const original = Reflect.get(SQLite.prototype, 'pragma');
  vi.spyOn(SQLite.prototype, 'pragma').mockImplementation(function pragma(this: SQLite.Database, ...words) {
    if (words[0] === 'synchronous = FULL') original.call(this, `max_page_count = ${pages}`);
    return original.apply(this, words);
  });
  return async () => void vi.restoreAllMocks();
}

async function limitPostgres(database: TestDatabase, relations: number): Promise<() => Promise<void>> {
  await visit(database, async ({ db }) => {
    await sql
      .raw(`create function fill() returns event_trigger language plpgsql as $$ begin
        if (select count(*) from pg_class where relnamespace = 'public'::regnamespace) > ${relations} then
          raise exception 'could not extend file' using errcode = '53100';
        end if;
      end $$`)
      .execute(db);
    await sql`create event trigger full_disk on ddl_command_end execute function fill()`.execute(db);
  });
  return () =>
    visit(database, async ({ db }) => {
      await sql`drop event trigger full_disk`.execute(db);
      await sql`drop function fill()`.execute(db);
    });
}

async function visit<Result>(
  { settings }: TestDatabase,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const connection = openDatabase(settings, (error) => {
    throw error;
  });
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}
