import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, type TestDatabase } from '../testing/test-databases.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { openDatabase } from './open-database.ts';
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

  test('twice does it once', async () => {
    const connection = open();
    await migrate(connection);
    await migrate(connection);
    const tables = await connection.db.introspection.getTables({ withInternalKyselyTables: false });
    const names = tables.map(({ name }) => name).filter((name) => !name.startsWith('document_words'));
    expect(names.toSorted()).toEqual([
      'accounts',
      'address_changes',
      'ai_words',
      'attempts',
      'balances',
      'deleted_documents',
      'document_locks',
      'document_pictures',
      'document_texts',
      'document_versions',
      'documents',
      'feedback',
      'free_months',
      'identities',
      'ignored_rules',
      'invitations',
      'ledger',
      'link_requests',
      'magic_links',
      'mails',
      'merged_accounts',
      'page_visits',
      'payment_customers',
      'payment_events',
      'personal_words',
      'pictures',
      'provider_sign_ins',
      'sessions',
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

  test('what belongs to an account goes with it', async () => {
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

test('the names of migrations are in their order', () => {
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
