import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { addMonths } from './months.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { renewingSubscriptions } from './renewing-subscriptions.ts';

/** How long a claim on a month lasts, in milliseconds; after that another call may take over. */
const held = 2 * 60 * 1000;
/** A subscription whose payment failed would become a trial, and the debt would never be collected. */
const extendable: readonly string[] = ['active', 'trialing'];

export interface FreeMonths {
  /** Number of months waiting for a subscription. */
  waiting(accountId: string): Promise<number>;
  /**
   * Postpones the next payment of an account's subscription by the months it has earned. Does nothing without a
   * subscription that renews and is paid for. @throws AppError 502 `provider_failed`
   */
  add(accountId: string): Promise<void>;
  /** Accounts with a subscription and months not yet added to it. */
  behind(limit: number): Promise<readonly string[]>;
}

/**
 * Each month is added exactly once: its new end date is stored before the provider is called, so that a retry asks for
 * the same date; and a month is claimed while it is added, so that two calls do not count from the same date.
 */
export function freeMonths(
  db: Kysely<Database>,
  provider: PaymentProvider,
  now: () => Date = () => new Date(),
): FreeMonths {
  const open = () => db.selectFrom('free_months').where('applied_at', 'is', null);
  const renewing = () => renewingSubscriptions(db).where('subscriptions.status', 'in', extendable);

  async function claimNext(accountId: string) {
    const next = await open()
      .select(['id', 'until'])
      .where('account_id', '=', accountId)
      // A month whose end date is already stored comes first; SQLite would sort it last, and it would never be added.
      .orderBy('until', (order) => order.asc().nullsLast())
      .orderBy('created_at')
      .orderBy('id')
      .executeTakeFirst();
    if (!next) return undefined;
    const { numUpdatedRows } = await db
      .updateTable('free_months')
      .set({ claimed_until: new Date(now().getTime() + held).toISOString() })
      .where('id', '=', next.id)
      .where('applied_at', 'is', null)
      .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', now().toISOString())]))
      .executeTakeFirst();
    return numUpdatedRows === 1n ? next : undefined;
  }

  async function addOne(accountId: string, subscriptionId: string): Promise<boolean> {
    const month = await claimNext(accountId);
    if (!month) return false;
    const release = { claimed_until: null };
    try {
      const found = await provider.subscription(subscriptionId);
      const renewsAt = found?.renewsAt ?? null;
      if (!found || renewsAt === null || found.endsAt !== null || !extendable.includes(found.status)) {
        await db.updateTable('free_months').set(release).where('id', '=', month.id).execute();
        return false;
      }
      const until = month.until ?? addMonths(new Date(renewsAt), 1).toISOString();
      await db.updateTable('free_months').set({ until }).where('id', '=', month.id).execute();
      if (renewsAt < until) await provider.extend(subscriptionId, new Date(until));
      await db
        .updateTable('free_months')
        .set({ applied_at: now().toISOString(), ...release })
        .where('id', '=', month.id)
        .execute();
      await db
        .updateTable('subscriptions')
        .set({ renews_at: until })
        .where('id', '=', subscriptionId)
        .execute();
      return true;
    } catch (error) {
      await db.updateTable('free_months').set(release).where('id', '=', month.id).execute();
      throw error;
    }
  }

  return {
    async waiting(accountId) {
      const rows = await open().select('id').where('account_id', '=', accountId).execute();
      return rows.length;
    },
    async add(accountId) {
      const subscription = await renewing()
        .select('subscriptions.id')
        .where('payment_customers.account_id', '=', accountId)
        .executeTakeFirst();
      if (!subscription) return;
      while (await addOne(accountId, subscription.id));
    },
    async behind(limit) {
      const rows = await open()
        .select('free_months.account_id as id')
        .distinct()
        .where('free_months.account_id', 'in', renewing().select('payment_customers.account_id'))
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}
