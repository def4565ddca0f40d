import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { tryAgain } from '../database/try-again.ts';
import { type ReferralTerms, settleInvitation } from '../referral/settle-invitation.ts';
import { settlePaid } from './settle-paid.ts';
import { paidStatuses, type ProviderSubscription } from './payment-provider.ts';

export interface Told {
  /** Absent where nobody told, but the provider was asked. */
  readonly eventId?: string;
  readonly subscription: ProviderSubscription;
  /** When the provider was asked how the subscription stands. */
  readonly askedAt: string;
}

export interface SubscriptionDates {
  readonly renewsAt: string | null;
  readonly endsAt: string | null;
}

export interface PaymentStore {
  /**
   * The customer that an account is at the provider. Where it has been several, by another account's documents or
   * because the provider did not know one any more: the one that pays, else the newest.
   */
  customerOf(accountId: string): Promise<string | undefined>;
  addCustomer(id: string, accountId: string): Promise<void>;
  /** Notes that a customer has begun to pay. */
  begin(customerId: string): Promise<void>;
  /** Somebody else's may come through the same account at the provider. */
  isCustomer(id: string): Promise<boolean>;
  isTaken(eventId: string): Promise<boolean>;
  /** Notes a message and what it led to, once. Gives the account. */
  take(told: Told): Promise<string | undefined>;
  /** Of what an account has paid for. */
  datesOf(accountId: string): Promise<SubscriptionDates>;
  /**
   * Customers whose payment was begun after a time and not settled, or should have renewed or ended before one; in the
   * order of their ids, from the first one after `after`.
   */
  unsettled(which: {
    begunAfter: string;
    dueBefore: string;
    after: string;
    limit: number;
  }): Promise<readonly string[]>;
  /** Nothing more is expected of what a customer has begun. */
  settle(customerId: string): Promise<void>;
  /** Forgets messages that were taken before. */
  sweep(before: string): Promise<void>;
}

export function paymentStore(
  db: Kysely<Database>,
  terms: ReferralTerms,
  now: () => Date = () => new Date(),
): PaymentStore {
  const at = (): string => now().toISOString();
  return {
    async customerOf(accountId) {
      const row = await db
        .selectFrom('payment_customers')
        .leftJoin('subscriptions', (join) =>
          join
            .onRef('subscriptions.customer_id', '=', 'payment_customers.id')
            .on('subscriptions.status', 'in', paidStatuses),
        )
        .select('payment_customers.id')
        .where('payment_customers.account_id', '=', accountId)
        .orderBy((eb) => eb.case().when('subscriptions.id', 'is', null).then(1).else(0).end())
        .orderBy('payment_customers.created_at', 'desc')
        .executeTakeFirst();
      return row?.id;
    },
    async addCustomer(id, accountId) {
      await db
        .insertInto('payment_customers')
        .values({ id, account_id: accountId, created_at: at() })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    },
    async begin(customerId) {
      await db
        .updateTable('payment_customers')
        .set({ begun_at: at() })
        .where('id', '=', customerId)
        .execute();
    },
    async isCustomer(id) {
      const row = await db
        .selectFrom('payment_customers')
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst();
      return row !== undefined;
    },
    async isTaken(eventId) {
      const row = await db
        .selectFrom('payment_events')
        .select('id')
        .where('id', '=', eventId)
        .executeTakeFirst();
      return row !== undefined;
    },
    take: ({ eventId, subscription, askedAt }) =>
      tryAgain(() =>
        db.transaction().execute(async (transaction) => {
          if (eventId !== undefined && !(await isNew(transaction, eventId, at()))) return undefined;
          const accountId = await lockCustomer(transaction, subscription.customerId);
          if (accountId === undefined) return undefined;
          await note(transaction, subscription, askedAt);
          await settlePaid(transaction, accountId);
          await settleInvitation(transaction, accountId, terms, at());
          return accountId;
        }),
      ),
    async datesOf(accountId) {
      const row = await db
        .selectFrom('subscriptions')
        .innerJoin('payment_customers', 'payment_customers.id', 'subscriptions.customer_id')
        .select(['subscriptions.renews_at', 'subscriptions.ends_at'])
        .where('payment_customers.account_id', '=', accountId)
        .where('subscriptions.status', 'in', paidStatuses)
        .orderBy('subscriptions.renews_at', 'desc')
        .executeTakeFirst();
      return { renewsAt: row?.ends_at ? null : (row?.renews_at ?? null), endsAt: row?.ends_at ?? null };
    },
    async unsettled({ begunAfter, dueBefore, after, limit }) {
      const rows = await db
        .selectFrom('payment_customers')
        .leftJoin('subscriptions', (join) =>
          join
            .onRef('subscriptions.customer_id', '=', 'payment_customers.id')
            .on('subscriptions.status', 'in', paidStatuses),
        )
        .select('payment_customers.id')
        .distinct()
        .where('payment_customers.id', '>', after)
        .where((eb) =>
          eb.or([
            eb('payment_customers.begun_at', '>', begunAfter),
            eb('subscriptions.renews_at', '<', dueBefore),
          ]),
        )
        .orderBy('payment_customers.id')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },
    async settle(customerId) {
      await db
        .updateTable('payment_customers')
        .set({ begun_at: null })
        .where('id', '=', customerId)
        .execute();
    },
    async sweep(before) {
      await db.deleteFrom('payment_events').where('received_at', '<', before).execute();
    },
  };
}

async function isNew(db: Kysely<Database>, eventId: string, at: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('payment_events')
    .values({ id: eventId, received_at: at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows !== 0n;
}

/** Gives the account; by a write that changes nothing, so that the customer moves to no other one meanwhile. */
async function lockCustomer(db: Kysely<Database>, id: string): Promise<string | undefined> {
  const row = await db
    .updateTable('payment_customers')
    .set((eb) => ({ account_id: eb.ref('account_id') }))
    .where('id', '=', id)
    .returning('account_id')
    .executeTakeFirst();
  return row?.account_id;
}

/** Messages come in any order: what was asked for later counts. What the first payment brought in stays. */
async function note(
  db: Kysely<Database>,
  { id, customerId, status, renewsAt, endsAt, paid }: ProviderSubscription,
  askedAt: string,
): Promise<void> {
  const row = { status, asked_at: askedAt, renews_at: renewsAt, ends_at: endsAt };
  await db
    .insertInto('subscriptions')
    .values({ id, customer_id: customerId, ...row })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(row).where('subscriptions.asked_at', '<', askedAt),
    )
    .execute();
  if (paid === null || paid.minor === 0) return;
  await db
    .updateTable('subscriptions')
    .set({ paid_minor: paid.minor, currency: paid.currency })
    .where('id', '=', id)
    .where('paid_minor', '=', 0)
    .execute();
}
