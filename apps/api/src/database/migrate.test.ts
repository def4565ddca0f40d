import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, type TestDatabase } from '../testing/test-databases.ts';
import { ConfigError } from '../config-error.ts';
import type { Connection } from './connection.ts';
import { kyselyOver } from './kysely-over.ts';
import { migrate, MigrationError, type Migrations } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { openDatabase } from './open-database.ts';
import { openMigrated } from './open-migrated.ts';
import { openSqlite } from './open-sqlite.ts';

describe.each(databaseKinds)('migrating $name', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await kind.create();
  });
  afterAll(() => database.remove());
  const open = () =>
    openDatabase(database.settings, (error) => {
      throw error;
    });

  test('twice has the effect of once', async () => {
    const connection = open();
    await migrate(connection);
    await migrate(connection);
    const tables = await connection.db.introspection.getTables({ withInternalKyselyTables: false });
    const names = tables.map(({ name }) => name).filter((name) => !name.startsWith('document_words'));
    expect(names.toSorted()).toEqual([
      'accounts',
      'address_changes',
      'ai_charges',
      'ai_words',
      'attempts',
      'balances',
      'comment_mails',
      'comment_tallies',
      'deleted_documents',
      'departed_customers',
      'document_comments',
      'document_locks',
      'document_pictures',
      'document_texts',
      'document_versions',
      'documents',
      'essay_writings',
      'feedback',
      'free_months',
      'identities',
      'ignored_rules',
      'invitations',
      'ledger',
      'link_requests',
      'link_visits',
      'magic_links',
      'mails',
      'merged_accounts',
      'operator_actions',
      'page_visits',
      'payment_customers',
      'payment_events',
      'personal_words',
      'picture_objects',
      'pictures',
      'provider_sign_ins',
      'reader_links',
      'sessions',
      'stored_objects',
      'subscriptions',
      'till_subscriptions',
      'tool_settings',
      'withdrawals',
      'withheld_texts',
      'writing_days',
      'writing_records',
    ]);
    await connection.close();
  });

  test('older versions find the records that they maintain themselves', async () => {
    const connection = open();
    await migrate(connection);
    const provider = { getMigrations: async () => ({ ...migrations }) };
    const older = await new Migrator({ db: connection.db, provider }).migrateToLatest();
    expect(older).toEqual({ results: [] });
    await connection.close();
  });

  test('regression 139: a failed migration leaves nothing behind, and can be retried', async () => {
    const connection = open();
    await migrate(connection);
    const half = async (db: Kysely<unknown>): Promise<void> => {
      await db.schema.createTable('later').addColumn('id', 'text').execute();
      await db.schema.createIndex('later_by_id').on('later').column('id').execute();
    };
    const failing = async (db: Kysely<unknown>): Promise<void> => {
      await half(db);
      throw new Error('broke off');
    };
    await expect(migrate(connection, { ...migrations, '9000-later': { up: failing } })).rejects.toEqual(
      new MigrationError('9000-later', new Error('broke off')),
    );
    await expect(rowsOf(connection, 'later')).rejects.toThrow('later');
    await migrate(connection, { ...migrations, '9000-later': { up: half } });
    expect(await rowsOf(connection, 'later')).toEqual([]);
    await sql`drop table later`.execute(connection.db);
    await sql`delete from kysely_migration where name = '9000-later'`.execute(connection.db);
    await connection.close();
  });

  test('a table that conflicts with a later migration is an error', async () => {
    const connection = open();
    await migrate(connection);
    const up = async (db: Kysely<unknown>): Promise<void> =>
      db.schema.createTable('accounts').addColumn('id', 'text').execute();
    await expect(migrate(connection, { ...migrations, '9000-later': { up } })).rejects.toThrow(
      MigrationError,
    );
    await connection.close();
  });

  test('a concurrent migration is waited for, and its work is not repeated', async () => {
    const [one, other] = [open(), open()];
    await migrate(one);
    const release = Promise.withResolvers<void>();
    const taken = Promise.withResolvers<void>();
    let times = 0;
    const later: Migrations = {
      ...migrations,
      '9000-later': {
        up: async () => {
          times += 1;
          taken.resolve();
          await release.promise;
        },
      },
    };
    const first = migrate(one, later);
    await taken.promise;
    const second = migrate(other, later);
    release.resolve();
    await Promise.all([first, second]);
    expect(times).toBe(1);
    await sql`delete from kysely_migration where name = '9000-later'`.execute(one.db);
    await Promise.all([one.close(), other.close()]);
  });

  test('regression 139: a database of a newer version is reported as such', async () => {
    const connection = open();
    await migrate(connection, { ...migrations, '9000-later': { up: async () => undefined } });
    await connection.close();
    const name = database.settings.databaseUrl === undefined ? 'DATA_DIR' : 'DATABASE_URL';
    await expect(openMigrated(database.settings, () => undefined)).rejects.toEqual(
      new ConfigError(
        `${name}: this database was written by a newer version of Octavo (9000-later). Start that version, or restore the backup from before the upgrade.`,
      ),
    );
    const again = open();
    await sql`delete from kysely_migration where name = '9000-later'`.execute(again.db);
    await again.close();
  });

  test('an account’s data is deleted with it', async () => {
    const connection = open();
    const { db } = connection;
    const at = '2026-01-01T00:00:00.000Z';
    const account = {
      id: 'a',
      type: 'anon',
      name: '',
      email: null,
      plan: 'free',
      country_code: 'US',
      created_at: at,
    } as const;
    await db.insertInto('accounts').values(account).execute();
    await db
      .insertInto('sessions')
      .values({ token_hash: 'h', account_id: 'a', created_at: at, renewed_at: at, expires_at: at })
      .execute();
    await db.deleteFrom('accounts').where('id', '=', 'a').execute();
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
    await connection.close();
  });
});

const rowsOf = async ({ db }: Connection, table: string) =>
  (await sql`select * from ${sql.table(table)}`.execute(db)).rows;

// SQLite ignores "pragma foreign_keys" in a transaction; the others are refused there, or would end it.
test.each(['sqlite', 'postgres'] as const)(
  'no migration of %s needs anything that a transaction cannot do',
  async (kind) => {
    const statements: string[] = [];
    const db = kyselyOver(kind, async (query) => statements.push(query.sql));
    for (const migration of Object.values(migrations)) await migration.up(db);
    expect(statements.length).toBeGreaterThan(80);
    expect(
      statements.filter((statement) =>
        /^(?:pragma|vacuum|commit|rollback)|\bconcurrently\b/i.test(statement),
      ),
    ).toEqual([]);
  },
);

test('the names of migrations are in order', () => {
  const names = Object.keys(migrations);
  expect(names).toEqual(names.toSorted());
  for (const name of names) expect(name).toMatch(/^\d{4}-[a-z-]+$/);
});

test('SQLite commits reach the disk before they are acknowledged', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-test-'));
  const connection = openSqlite(folder);
  const setting = async (name: string) => (await sql`pragma ${sql.raw(name)}`.execute(connection.db)).rows;
  expect(await setting('synchronous')).toEqual([{ synchronous: 2 }]);
  expect(await setting('journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  expect(await setting('foreign_keys')).toEqual([{ foreign_keys: 1 }]);
  await connection.close();
  rmSync(folder, { recursive: true });
});
