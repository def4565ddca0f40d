import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';
import { freeMonths } from './free-months.ts';
import { PretendedProvider } from './testing/pretended-provider.ts';

const at = '2026-01-01T00:00:00.000Z';
const [march, april, may] = [
  '2026-03-10T00:00:00.000Z',
  '2026-04-10T00:00:00.000Z',
  '2026-05-10T00:00:00.000Z',
] as const;

describe.each(databaseKinds)('free months on $name', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind);
  });
  afterAll(() => app.close());

  test('regression 114: a month that the provider failed to add is added before the next one', async () => {
    const { db } = app.connection;
    const { id } = await app.services.accounts.createAnonymous('US');
    await db.insertInto('payment_customers').values({ id: 'cus', account_id: id, created_at: at }).execute();
    await db
      .insertInto('subscriptions')
      .values({ id: 'sub', customer_id: 'cus', status: 'active', asked_at: at, renews_at: march })
      .execute();
    const month = { account_id: id, friend_id: null, created_at: at };
    await db
      .insertInto('free_months')
      .values([
        { id: 'month-1', ...month },
        { id: 'month-2', ...month },
      ])
      .execute();
    let renewsAt: string = march;
    let isDown = true;
    const provider = new PretendedProvider(() => new Date(at));
    provider.subscription = async () => ({
      id: 'sub',
      customerId: 'cus',
      status: 'active',
      renewsAt,
      endsAt: null,
      retriesAt: null,
      paid: null,
    });
    provider.extend = async (_, until) => {
      if (isDown) throw new Error('Down');
      renewsAt = until.toISOString();
    };
    const months = freeMonths(db, provider);
    await expect(months.add(id)).rejects.toThrow('Down');
    isDown = false;
    await months.add(id);
    const added = await db.selectFrom('free_months').select(['id', 'until']).orderBy('id').execute();
    expect([renewsAt, added]).toEqual([
      may,
      [
        { id: 'month-1', until: april },
        { id: 'month-2', until: may },
      ],
    ]);
  });
});
