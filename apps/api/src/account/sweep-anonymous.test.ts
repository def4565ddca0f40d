import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';
import { sweepAnonymous } from './sweep-anonymous.ts';

const since = '2026-03-01T00:00:00.000Z';
const before = '2026-02-28T00:00:00.000Z';
const after = '2026-03-02T00:00:00.000Z';

describe.each(databaseKinds)('anonymous accounts on $name', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind);
  });
  afterAll(() => app.close());

  test('are deleted with their documents after a long absence, and no other accounts are', async () => {
    const { db } = app.connection;
    const account = async (name: string, renewed: string | null, type: 'anon' | 'main' = 'anon') => {
      const { id } = await app.services.accounts.createAnonymous('US');
      await db.updateTable('accounts').set({ name, type, created_at: before }).where('id', '=', id).execute();
      if (renewed !== null) {
        await app.services.sessions.open(id);
        await db.updateTable('sessions').set({ renewed_at: renewed }).where('account_id', '=', id).execute();
      }
      await app.services.documents.create({ accountId: id, title: name, writingMode: 'blank' });
      return id;
    };
    await account('without a session', null);
    await account('left', before);
    await account('here', after);
    await account('signed in', before, 'main');
    const paid = await account('paid', before);
    await db
      .insertInto('payment_customers')
      .values({ id: 'cus_1', account_id: paid, created_at: before })
      .execute();
    const fresh = await account('fresh', null);
    await db.updateTable('accounts').set({ created_at: after }).where('id', '=', fresh).execute();

    await sweepAnonymous(db, since);

    const accounts = await db.selectFrom('accounts').select('name').orderBy('name').execute();
    const documents = await db.selectFrom('documents').select('title').orderBy('title').execute();
    const kept = ['fresh', 'here', 'paid', 'signed in'];
    expect(accounts.map(({ name }) => name)).toEqual(kept);
    expect(documents.map(({ title }) => title)).toEqual(kept);
  });

  test('are all deleted, even if there are more than one batch', async () => {
    const { db } = app.connection;
    await Promise.all(Array.from({ length: 60 }, () => app.services.accounts.createAnonymous('US')));
    await db.updateTable('accounts').set({ created_at: before }).where('type', '=', 'anon').execute();
    await db.updateTable('sessions').set({ renewed_at: before }).execute();
    await sweepAnonymous(db, since);
    const left = await db.selectFrom('accounts').select('name').where('type', '=', 'anon').execute();
    expect(left).toEqual([{ name: 'paid' }]);
  });
});
