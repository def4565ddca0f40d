import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';
import { freeMonths } from './free-months.ts';
import { paymentStore } from './payment-store.ts';
import { createPayments } from './payments.ts';
import { PretendedProvider } from './testing/pretended-provider.ts';

const now = () => new Date('2027-01-31T10:00:00.000Z');

/** Knows customers, and refuses calls for some of them. */
class RefusingProvider extends PretendedProvider {
  constructor(isRefused: (customerId: string) => boolean) {
    super(now);
    const { subscriptionsOf } = this;
    this.subscriptionsOf = async (customerId) => {
      if (isRefused(customerId)) throw new Error('Refused');
      return subscriptionsOf(customerId);
    };
  }
}

describe.each(databaseKinds)('the sweep of payments on $name', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind);
  });
  beforeEach(async () => {
    await app.connection.db.deleteFrom('payment_customers').execute();
  });
  afterAll(() => app.close());

  function surroundings(isRefused: (customerId: string) => boolean) {
    const { db } = app.connection;
    const provider = new RefusingProvider(isRefused);
    const store = paymentStore(db, { percent: 20 }, now);
    const months = freeMonths(db, provider, now);
    const payments = createPayments({ provider, store, months, discount: { hours: 0 }, now });
    /** Creates a payment without a message. Returns the account. */
    async function pay(customerId: string): Promise<string> {
      const { id } = await app.services.accounts.createAnonymous('US');
      await store.addCustomer(customerId, id);
      await store.begin(customerId);
      await provider.begin({ customerId, period: 'monthly', discounted: false });
      provider.change(customerId, 'active');
      return id;
    }
    return { payments, pay };
  }
  const isPaid = async (id: string): Promise<boolean> => {
    const row = await app.connection.db
      .selectFrom('accounts')
      .select('paid')
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.paid === 1;
  };

  test('regression 115: a customer that the provider refuses is reported, and the others are checked', async () => {
    const { payments, pay } = surroundings((customer) => customer === 'cus_2');
    const accounts = [await pay('cus_1'), await pay('cus_2'), await pay('cus_3')];
    await expect(payments.sweep()).rejects.toMatchObject({ errors: [{ message: 'cus_2' }] });
    expect(await Promise.all(accounts.map(isPaid))).toEqual([true, false, true]);
  });

  test('regression 115: customers after many refused ones are checked by the next sweep', async () => {
    const { payments, pay } = surroundings((customer) => customer !== 'cus_9');
    for (let one = 100; one < 200; one += 1) await pay(`cus_${one}`);
    const last = await pay('cus_9');
    await expect(payments.sweep()).rejects.toThrow(AggregateError);
    await payments.sweep();
    expect(await isPaid(last)).toBe(true);
    // Then it starts over.
    await expect(payments.sweep()).rejects.toThrow(AggregateError);
  });
});
