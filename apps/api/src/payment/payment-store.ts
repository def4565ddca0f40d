import type { Language } from '@octavo/contract/languages';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { tryAgain } from '../database/try-again.ts';
import { type ReferralTerms, settleInvitation } from '../referral/settle-invitation.ts';
import { renewingSubscriptions } from './renewing-subscriptions.ts';
import { settlePaid } from './settle-paid.ts';
import { lateStatuses, paidStatuses, type ProviderSubscription } from './payment-provider.ts';

export interface Report {
  /** Absent if the provider was asked without a message from it. */
  readonly eventId?: string;
  readonly subscription: ProviderSubscription;
  /** When the provider was asked for the subscription's state. */
  readonly askedAt: string;
}

/** What a message or an answer from the provider led to. */
export interface Taken {
  readonly accountId: string;
  /** A payment has failed, and this was not known before. */
  readonly isNewlyLate: boolean;
}

/** How to reach the buyer about a payment. */
export interface BuyerAt {
  readonly language: Language;
  /** Origin for links in a mail. */
  readonly origin: string;
}

export interface PaymentStore {
  /**
   * The account's customer at the provider. It may have had several, through a merged account or because the provider
   * no longer knew one: then the paying one, else the newest.
   */
  customerOf(accountId: string): Promise<string | undefined>;
  /** All customers of the account, including former ones. */
  customersOf(accountId: string): Promise<readonly string[]>;
  /** All customers of the account that a customer belongs to; empty if no account has this customer. */
  customersBeside(customerId: string): Promise<readonly string[]>;
  addCustomer(id: string, accountId: string, email?: string | null): Promise<void>;
  /** Records that a customer has begun to pay. */
  begin(customerId: string, at?: BuyerAt): Promise<void>;
  /** Whether the customer is one of ours: the provider's account may also serve other applications. */
  isCustomer(id: string): Promise<boolean>;
  isTaken(eventId: string): Promise<boolean>;
  /** Records a message and its effect, once; undefined if it has none. */
  take(report: Report): Promise<Taken | undefined>;
  /** Subscriptions that would continue to be charged. */
  renewing(accountId: string): Promise<readonly { readonly id: string; readonly customerId: string }[]>;
  /**
   * Customers with an unfinished payment begun after a time, or with a subscription that should have renewed or ended
   * before one; sorted by id, starting after `after`.
   */
  unsettled(which: {
    begunAfter: string;
    dueBefore: string;
    after: string;
    limit: number;
  }): Promise<readonly string[]>;
  /** Records that nothing more is expected of the customer's unfinished payments. */
  settle(customerId: string): Promise<void>;
  /** Deletes messages received before a time. */
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
    async customersOf(accountId) {
      const rows = await db
        .selectFrom('payment_customers')
        .select('id')
        .where('account_id', '=', accountId)
        .execute();
      return rows.map(({ id }) => id);
    },
    async customersBeside(customerId) {
      const rows = await db
        .selectFrom('payment_customers')
        .select('id')
        .where('account_id', '=', (eb) =>
          eb.selectFrom('payment_customers').select('account_id').where('id', '=', customerId),
        )
        .execute();
      return rows.map(({ id }) => id);
    },
    async addCustomer(id, accountId, email = null) {
      await db
        .insertInto('payment_customers')
        .values({ id, account_id: accountId, created_at: at(), told_email: email })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    },
    async begin(customerId, buyerAt) {
      await db
        .updateTable('payment_customers')
        .set({ begun_at: at(), ...buyerAt })
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
          const isNewlyLate = await note(transaction, subscription, askedAt);
          await settlePaid(transaction, accountId);
          await settleInvitation(transaction, accountId, terms, at());
          return { accountId, isNewlyLate };
        }),
      ),
    renewing: (accountId) =>
      renewingSubscriptions(db)
        .select(['subscriptions.id', 'subscriptions.customer_id as customerId'])
        .where('payment_customers.account_id', '=', accountId)
        .execute(),
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
            eb('subscriptions.retries_at', '<', dueBefore),
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

/**
 * Returns the account, and locks the customer by a write that changes nothing, so that it cannot move to another
 * account meanwhile.
 */
async function lockCustomer(db: Kysely<Database>, id: string): Promise<string | undefined> {
  const row = await db
    .updateTable('payment_customers')
    .set((eb) => ({ account_id: eb.ref('account_id') }))
    .where('id', '=', id)
    .returning('account_id')
    .executeTakeFirst();
  return row?.account_id;
}

/**
 * Messages arrive in any order, so the latest query wins. The amount of the first payment is kept. Returns whether a
 * payment is late that was not known to be. The customer row is locked.
 */
async function note(
  db: Kysely<Database>,
  { id, customerId, status, renewsAt, endsAt, retriesAt, paid }: ProviderSubscription,
  askedAt: string,
): Promise<boolean> {
  const before = await db
    .selectFrom('subscriptions')
    .select(['asked_at', 'late_since'])
    .where('id', '=', id)
    .executeTakeFirst();
  const isLate = lateStatuses.includes(status);
  const row = {
    status,
    asked_at: askedAt,
    renews_at: renewsAt,
    ends_at: endsAt,
    late_since: isLate ? (before?.late_since ?? askedAt) : null,
    retries_at: isLate ? retriesAt : null,
  };
  await db
    .insertInto('subscriptions')
    .values({ id, customer_id: customerId, ...row })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(row).where('subscriptions.asked_at', '<', askedAt),
    )
    .execute();
  const isNewlyLate = isLate && before?.late_since === null && before.asked_at < askedAt;
  if (paid === null || paid.minor === 0) return isNewlyLate;
  await db
    .updateTable('subscriptions')
    .set({ paid_minor: paid.minor, currency: paid.currency })
    .where('id', '=', id)
    .where('paid_minor', '=', 0)
    .execute();
  return isNewlyLate;
}
