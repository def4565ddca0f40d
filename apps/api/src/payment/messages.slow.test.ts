import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';
import { freeMonths } from './free-months.ts';
import { paidStatuses } from './payment-provider.ts';
import { paymentStore } from './payment-store.ts';
import { createPayments } from './payments.ts';
import { PretendedProvider } from './testing/pretended-provider.ts';

const day = 24 * 60 * 60 * 1000;
const period = fc.constantFrom('monthly', 'yearly');
const happening = fc.constantFrom(
  'active',
  'active',
  'active',
  'canceled',
  'canceled',
  'past_due',
  'unpaid',
  'incomplete_expired',
);

const messages = fc.array(fc.nat(4), { minLength: 1, maxLength: 3 });

/** What may happen, in sequence. Messages are counted from the newest. */
const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ is: fc.constant('begin'), period }) },
  { weight: 4, arbitrary: fc.record({ is: fc.constant('change'), happening }) },
  {
    weight: 4,
    arbitrary: fc.record({
      is: fc.constant('deliver'),
      messages,
      // Changes made while the answers to those messages are pending; they are reported as well.
      happening,
      more: messages,
      delays: fc.array(fc.constantFrom(0, 0, 8), { minLength: 4, maxLength: 12 }),
    }),
  },
);

describe.each(databaseKinds)('messages about payments on $name', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { environment: { RATE_LIMITS: 'off' } });
  });
  afterAll(() => app.close());

  async function member() {
    const person = { email: `${crypto.randomUUID()}@write.example`, name: '', countryCode: 'US' };
    const token = await app.services.signIn.enter(person, { session: undefined, token: undefined });
    const session = await app.services.sessions.find(token);
    if (session === undefined) throw new Error('Nobody is signed in.');
    return session.account;
  }

  test('late, twice, at once, out of order or never sent: in the end the plan is what the provider says', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 14 }),
        fc.boolean(),
        async (steps, everyMessage) => {
          let at = Date.parse('2027-01-31T10:00:00.000Z');
          // Repeats a value now and then, as a clock of milliseconds does.
          let asked = 0;
          const now = () => new Date((at += (asked += 1) % 5 === 0 ? 1 : 0));
          const { db } = app.connection;
          // This provider does not know the customers of earlier runs.
          await db.deleteFrom('payment_customers').execute();
          const provider = new PretendedProvider(now);
          const payments = createPayments({
            provider,
            store: paymentStore(db, { percent: 20 }, now),
            months: freeMonths(db, provider, now),
            discount: { hours: 0 },
            now,
          });
          const account = await member();
          const customerId = `cus_${account.id}`;
          const expectPlan = async () => {
            const { paid } = await db
              .selectFrom('accounts')
              .select('paid')
              .where('id', '=', account.id)
              .executeTakeFirstOrThrow();
            const isPaid = provider.statusesOf(customerId).some((status) => paidStatuses.includes(status));
            expect(paid === 1).toBe(isPaid);
          };
          for (const one of steps) {
            switch (one.is) {
              case 'begin':
                await payments.begin(account, one.period).catch(refusedAsPaid);
                break;
              case 'change':
                provider.change(customerId, one.happening);
                break;
              default: {
                const take = (places: readonly number[]) => {
                  const { length } = provider.messages;
                  return length === 0
                    ? []
                    : places.map((place) => payments.take(String(length - 1 - (place % length)), ''));
                };
                provider.delays = [...one.delays];
                const first = take(one.messages);
                await nextRound();
                provider.change(customerId, one.happening);
                await Promise.all([...first, ...take(one.more)]);
                provider.delays = [];
              }
            }
          }
          if (everyMessage) {
            for (const message of provider.messages.keys()) await payments.take(String(message), '');
            await expectPlan();
          }
          await payments.sweep();
          at += 400 * day;
          provider.renew();
          await payments.sweep();
          await expectPlan();
        },
      ),
      { numRuns: 200 },
    );
  });
});

const nextRound = () => new Promise((done) => setImmediate(done));

function refusedAsPaid(error: unknown): void {
  expect(error).toMatchObject({ code: 'already_pro' });
}
