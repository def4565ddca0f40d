import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { tryAgain } from '../database/try-again.ts';
import { settlePaid } from './settle-paid.ts';
import type { ProviderSubscription } from './payment-provider.ts';

export interface Told {
  readonly eventId: string;
  readonly subscription: ProviderSubscription;
  /** When the provider was asked how the subscription stands. */
  readonly askedAt: string;
}

export interface PaymentStore {
  /** The customer that an account is at the provider; the newest, where documents of several came together. */
  customerOf(accountId: string): Promise<string | undefined>;
  addCustomer(id: string, accountId: string): Promise<void>;
  /** Somebody else's may come through the same account at the provider. */
  isCustomer(id: string): Promise<boolean>;
  isTaken(eventId: string): Promise<boolean>;
  /** Notes a message and what it led to, once. */
  take(told: Told): Promise<void>;
  /** Forgets messages that were taken before. */
  sweep(before: string): Promise<void>;
}

export function paymentStore(db: Kysely<Database>, now: () => Date = () => new Date()): PaymentStore {
  const at = (): string => now().toISOString();
  return {
    async customerOf(accountId) {
      const row = await db
        .selectFrom('payment_customers')
        .select('id')
        .where('account_id', '=', accountId)
        .orderBy('created_at', 'desc')
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
          const { numInsertedOrUpdatedRows } = await transaction
            .insertInto('payment_events')
            .values({ id: eventId, received_at: at() })
            .onConflict((conflict) => conflict.column('id').doNothing())
            .executeTakeFirst();
          if (numInsertedOrUpdatedRows === 0n) return;
          const accountId = await lockCustomer(transaction, subscription.customerId);
          if (accountId === undefined) return;
          await note(transaction, subscription, askedAt);
          await settlePaid(transaction, accountId);
        }),
      ),
    async sweep(before) {
      await db.deleteFrom('payment_events').where('received_at', '<', before).execute();
    },
  };
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

/** Messages come in any order: what was asked for later counts. */
async function note(
  db: Kysely<Database>,
  { id, customerId, status }: ProviderSubscription,
  askedAt: string,
): Promise<void> {
  await db
    .insertInto('subscriptions')
    .values({ id, customer_id: customerId, status, asked_at: askedAt })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ status, asked_at: askedAt })
        .where('subscriptions.asked_at', '<', askedAt),
    )
    .execute();
}
