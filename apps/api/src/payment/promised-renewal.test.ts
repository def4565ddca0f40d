import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';
import { freeMonths } from './free-months.ts';
import { paymentStore } from './payment-store.ts';
import { createPayments } from './payments.ts';
import { standingReader } from './subscription-standing.ts';
import { testTill } from './till/test-till.ts';

describe.each(databaseKinds)('the renewal date promised before paying, on $name', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { environment: { RATE_LIMITS: 'off' } });
  });
  afterAll(() => app.close());

  test.each([
    ['2027-01-31T10:00:00.000Z', '2027-03-28T10:00:00.000Z'],
    ['2028-01-30T10:00:00.000Z', '2028-03-29T10:00:00.000Z'],
    ['2027-03-31T10:00:00.000Z', '2027-05-30T10:00:00.000Z'],
    ['2026-12-31T23:59:59.000Z', '2027-02-28T23:59:59.000Z'],
  ])('%s with a free month: %s, and the renewal is on that date', async (at, until) => {
    const now = () => new Date(at);
    const { db } = app.connection;
    const till = testTill(db, readConfig({ NODE_ENV: 'test' }).prices, now);
    const payments = createPayments({
      provider: till.provider,
      store: paymentStore(db, { percent: 20 }, now),
      months: freeMonths(db, till.provider, now),
      discount: { hours: 0 },
      now,
    });
    till.tell((body, signature) => payments.take(body, signature));
    const person = { email: `${crypto.randomUUID()}@write.example`, name: '', countryCode: 'US' };
    const token = await app.services.signIn.enter(person, { session: undefined, token: undefined });
    const account = (await app.services.sessions.find(token))?.account;
    if (account === undefined) throw new Error('Nobody is signed in.');
    await db
      .insertInto('free_months')
      .values({ id: crypto.randomUUID(), account_id: account.id, friend_id: null, created_at: at })
      .execute();
    const { secret, renewsAt } = await payments.begin(account, 'monthly');
    expect(renewsAt).toBe(until);
    await till.pay(`till_cus_${account.id}`, { secret, outcome: 'success' }, 'Refused.');
    expect((await standingReader(db)(account)).renewsAt).toBe(until);
    till.stop();
  });
});
