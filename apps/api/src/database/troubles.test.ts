import { join } from 'node:path';
import { created } from '@octavo/contract';
import SQLite from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerOf, oneDocument } from '../testing/answer-of.ts';
import { paragraphsOf } from '../testing/paragraphs-of.ts';
import { readAnswer } from '../testing/read-answer.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';
import { databaseTrouble } from './troubles.ts';

const [kind] = databaseKinds;
if (!kind) throw new Error('There is always SQLite.');

let app: TestApp;
beforeEach(async () => {
  app = await openTestApp(kind);
});
afterEach(() => app.close());

const draft = (text: string) => ({ title: 'Draft', content: paragraphsOf(text) });

// The whole machine may be busy: one of three attempts must be in time.
test('regression 14: another process that locks SQLite delays only the save', { retry: 2 }, async () => {
  const visitor = await app.visitor();
  const { id } = await answerOf(created, visitor.post('/docs/create_blank', { title: 'Draft' }));
  const other = new SQLite(join(app.database.settings.dataDir, 'octavo.db'));
  other.exec('begin immediate');
  const saving = visitor.post(`/docs/save/${id}`, draft('Saved late'));
  let longest = 0;
  for (const began = performance.now(); performance.now() - began < 800;) {
    const asked = performance.now();
    expect((await app.api.request('/healthz')).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 5));
    longest = Math.max(longest, performance.now() - asked);
  }
  other.exec('commit');
  other.close();
  expect(await readAnswer(saving)).toMatchObject({ status: 200, body: { version: 2 } });
  expect(longest).toBeLessThan(150);
});

test('regression 14: on a full disk everything can be read, and a save says what is wrong', async () => {
  const visitor = await app.visitor();
  const { id } = await answerOf(created, visitor.post('/docs/create_blank', { title: 'Draft' }));
  const { db } = app.connection;
  await db.updateTable('sessions').set({ renewed_at: '2020-01-01T00:00:00.000Z' }).execute();
  // Makes SQLite behave as on a full disk (https://sqlite.org/pragma.html#pragma_max_page_count).
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 1)}`.execute(db);
  expect(await readAnswer(visitor.post(`/docs/save/${id}`, draft('word '.repeat(20_000))))).toEqual({
    status: 507,
    body: {
      code: 'disk_full',
      error: expect.stringMatching(/^The server has no room left to save anything\./),
    },
  });
  expect((await answerOf(oneDocument, visitor.get(`/docs/item/${id}`))).doc.version).toBe(1);
  expect((await visitor.get('/docs/list')).status).toBe(200);
  await sql`pragma max_page_count = 100000`.execute(db);
  expect((await visitor.post(`/docs/save/${id}`, draft('word '.repeat(20_000)))).status).toBe(200);
});

test('regression 140: a transaction that SQLite rolled back by itself says why', async () => {
  const { db } = app.connection;
  await sql`create temp trigger full_disk before insert on attempts begin
    select raise(rollback, 'database or disk is full');
  end`.execute(db);
  const row = { limit_name: 'test', subject: 'somebody', used: 1, ends_at: '2026' };
  const saving = db
    .transaction()
    .execute((transaction) => transaction.insertInto('attempts').values(row).execute());
  await expect(saving).rejects.toThrow('database or disk is full');
});

test.each([
  ['53100', 507],
  ['ENOSPC', 507],
  ['SQLITE_IOERR_SHMSIZE', 507],
  ['SQLITE_BUSY', 503],
  ['23505', undefined],
])('%s is answered with %s', (code, status) => {
  expect(databaseTrouble(Object.assign(new Error('x'), { code }))?.status).toBe(status);
});
