import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { TestPayment, TestPaymentAnswer } from '@octavo/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { AppError, notFound } from '../../errors.ts';
import type { PriceSettings } from '../../service-settings.ts';
import { inMinorUnit } from '../amounts.ts';
import { addMonths } from '../months.ts';
import type { BegunPayment, PaymentProvider, ProviderSubscription } from '../payment-provider.ts';
import { type TillStore, tillStore, type TillSubscription } from './till-store.ts';

/** How long a processing payment takes, in milliseconds. */
const processingTime = 4000;

export type TillChange = 'cancel' | 'resume' | 'end' | 'fail' | 'payLate';

/**
 * Takes payments without money, so that the whole flow can be tried on a machine without Stripe. Like Stripe, it
 * reports by signed messages. `readTestTill` decides where it may run: never in production.
 */
export interface TestTill {
  readonly provider: PaymentProvider;
  /** Sets where messages are sent. */
  tell(listener: (body: string, signature: string) => Promise<void>): void;
  /** @param refusal the message for a refused card @throws AppError 404 `not_found` */
  pay(customerId: string, payment: TestPayment, refusal: string): Promise<TestPaymentAnswer>;
  /** The subscription that a customer has or had last. */
  current(customerId: string): Promise<TillSubscription | undefined>;
  change(customerId: string, change: TillChange): Promise<void>;
  /** Completes payments that are due, including those interrupted by a restart. */
  settle(): Promise<void>;
  stop(): void;
}

const isRunning = ({ status }: TillSubscription): boolean =>
  status === 'active' || status === 'trialing' || status === 'past_due';

export function testTill(
  db: Kysely<Database>,
  prices: PriceSettings,
  now: () => Date = () => new Date(),
): TestTill {
  const store = tillStore(db, now);
  const secret = randomBytes(32);
  const timers = new Set<NodeJS.Timeout>();
  const sign = (body: string): string => createHmac('sha256', secret).update(body).digest('hex');
  let listener: (body: string, signature: string) => Promise<void> = async () => {};

  async function tell(subscriptionId: string): Promise<void> {
    const body = JSON.stringify({ id: `till_evt_${crypto.randomUUID()}`, subscriptionId });
    await listener(body, sign(body));
  }

  async function begin(row: TillSubscription): Promise<void> {
    const renews = addMonths(now(), row.period === 'monthly' ? 1 : 12).toISOString();
    await store.change(row.id, { status: 'active', renews_at: renews, settles_at: null });
    await tell(row.id);
  }

  async function settle(): Promise<void> {
    for (const row of await store.settling(now().toISOString())) await begin(row);
  }

  async function current(customerId: string): Promise<TillSubscription | undefined> {
    const rows = await store.of(customerId);
    return rows.find(isRunning) ?? rows.findLast(({ status }) => status === 'canceled');
  }

  return {
    provider: tillProvider({ store, prices, now, sign }),
    tell: (next) => {
      listener = next;
    },
    async pay(customerId, { secret: paid, outcome }, refusal) {
      const row = await store.find(idOf(paid));
      if (!row || row.customer_id !== customerId || row.status !== 'incomplete') throw notFound('payment');
      switch (outcome) {
        case 'success':
          await begin(row);
          return { status: 'succeeded', message: null };
        case 'processing': {
          const settlesAt = new Date(now().getTime() + processingTime).toISOString();
          await store.change(row.id, { settles_at: settlesAt });
          const timer = setTimeout(() => {
            timers.delete(timer);
            // If this fails, the sweep completes it.
            settle().catch(() => {});
          }, processingTime + 10);
          timers.add(timer.unref());
          return { status: 'processing', message: null };
        }
        case 'refusal':
          return { status: 'requires_payment_method', message: refusal };
        default:
          return outcome satisfies never;
      }
    },
    current,
    async change(customerId, change) {
      const row = await current(customerId);
      if (!row || !isRunning(row)) throw notFound('subscription');
      const values = {
        cancel: { cancelled: 1 },
        resume: { cancelled: 0 },
        end: { status: 'canceled' },
        fail: { status: 'past_due' },
        payLate: { status: 'active' },
      } as const satisfies Record<TillChange, Partial<TillSubscription>>;
      await store.change(row.id, values[change]);
      await tell(row.id);
    },
    settle,
    stop: () => {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

const secretOf = (id: string): string => `till_${id}_secret`;
const idOf = (secret: string): string => /^till_(.+)_secret$/.exec(secret)?.[1] ?? '';

interface TillParts {
  readonly store: TillStore;
  readonly prices: PriceSettings;
  readonly now: () => Date;
  readonly sign: (body: string) => string;
}

function tillProvider({ store, prices, now, sign }: TillParts): PaymentProvider {
  const { currency, amounts, discount } = prices;

  return {
    publishableKey: null,
    createCustomer: async ({ accountId }) => `till_cus_${accountId}`,
    async begin({ customerId, period, discounted }): Promise<BegunPayment> {
      const full = inMinorUnit(amounts[period], currency);
      const due = discounted ? Math.round((full * (100 - discount.percent)) / 100) : full;
      const begun = (await store.of(customerId)).find(
        (row) =>
          row.status === 'incomplete' &&
          row.period === period &&
          row.due_minor === due &&
          row.currency === currency,
      );
      const id = begun?.id ?? `sub_${crypto.randomUUID()}`;
      if (!begun) {
        await store.add({
          id,
          customer_id: customerId,
          period,
          status: 'incomplete',
          due_minor: due,
          full_minor: full,
          currency,
          renews_at: now().toISOString(),
          cancelled: 0,
          settles_at: null,
        });
      }
      return {
        secret: secretOf(id),
        due: { minor: due, currency },
        full: { minor: full, currency },
      };
    },
    portal: async (_, returnUrl) => new URL('/account/test_till', returnUrl).href,
    async subscription(id) {
      const row = await store.find(id);
      return row && toSubscription(row);
    },
    subscriptionsOf: async (customerId) => (await store.of(customerId)).map(toSubscription),
    async end(id) {
      const row = await store.find(id);
      if (!row || !isRunning(row)) return;
      await store.change(id, row.status === 'past_due' ? { status: 'canceled' } : { cancelled: 1 });
    },
    // The till stores no addresses.
    readdress: async () => {},
    async removeCustomer(customerId) {
      for (const { id } of await store.of(customerId)) await store.change(id, { status: 'canceled' });
    },
    extend: (id, until) => store.change(id, { status: 'trialing', renews_at: until.toISOString() }),
    async dropUnfinished(customerId) {
      for (const { id, status } of await store.of(customerId)) {
        if (status === 'incomplete') {
          await store.change(id, { status: 'incomplete_expired', settles_at: null });
        }
      }
    },
    async readEvent(body, signature) {
      const [right, given] = [Buffer.from(sign(body)), Buffer.from(signature)];
      if (right.length !== given.length || !timingSafeEqual(right, given)) {
        throw new AppError('wrong_signature', 400, 'This message was not signed by the test till.');
      }
      const { id, subscriptionId }: { id: string; subscriptionId: string } = JSON.parse(body);
      return { id, subscriptionId };
    },
  };
}

function toSubscription(row: TillSubscription): ProviderSubscription {
  const { id, customer_id: customerId, status, renews_at: renewsAt, cancelled, currency } = row;
  const hasPaid = status !== 'incomplete' && status !== 'incomplete_expired';
  return {
    id,
    customerId,
    status,
    renewsAt,
    endsAt: cancelled === 1 ? renewsAt : null,
    retriesAt: status === 'past_due' ? renewsAt : null,
    paid: hasPaid ? { minor: row.due_minor, currency } : null,
  };
}
