import type { Subscription } from '@octavo/contract';
import type { Kysely } from 'kysely';
import { isSubscribed } from '../account/account-store.ts';
import type { Account } from '../account/account.ts';
import type { Database } from '../database/schema.ts';
import { lateStatuses, paidStatuses } from './payment-provider.ts';

export type StandingReader = (account: Pick<Account, 'id' | 'type' | 'subscribed'>) => Promise<Subscription>;

const shown = [...new Set([...paidStatuses, ...lateStatuses])];

/** The state of an account's subscription: of several, the paid one, else the one that renews last. */
export const standingReader =
  (db: Kysely<Database>): StandingReader =>
  async ({ id, type, subscribed }) => {
    const row = await db
      .selectFrom('accounts')
      .leftJoin('payment_customers', 'payment_customers.account_id', 'accounts.id')
      .leftJoin('subscriptions', (join) =>
        join
          .onRef('subscriptions.customer_id', '=', 'payment_customers.id')
          .on('subscriptions.status', 'in', shown),
      )
      .select([
        'accounts.plan',
        'accounts.paid',
        'subscriptions.id as subscription',
        'subscriptions.renews_at',
        'subscriptions.ends_at',
        'subscriptions.late_since',
        'subscriptions.retries_at',
      ])
      .where('accounts.id', '=', id)
      .orderBy((eb) => eb.case().when('subscriptions.status', 'in', paidStatuses).then(0).else(1).end())
      .orderBy('subscriptions.renews_at', (order) => order.desc().nullsLast())
      .executeTakeFirstOrThrow();
    const endsAt = row.ends_at;
    const failedAt = row.late_since;
    return {
      // A shared account is Pro by its owner's row. Any other may have become Pro since its session was read.
      pro: type === 'shared' ? subscribed : isSubscribed(row),
      manageable: row.subscription !== null,
      renewsAt: endsAt === null && failedAt === null ? row.renews_at : null,
      endsAt,
      failedAt,
      retriesAt: row.retries_at,
    };
  };
