import type { Kysely, Selectable } from 'kysely';
import type { Database, TillSubscriptionsTable } from '../../database/schema.ts';
import { addMonths } from '../months.ts';

export type TillSubscription = Selectable<TillSubscriptionsTable>;

export interface TillStore {
  add(row: TillSubscription): Promise<void>;
  /** The current state: renewed or ended if due. */
  find(id: string): Promise<TillSubscription | undefined>;
  of(customerId: string): Promise<TillSubscription[]>;
  change(id: string, change: Partial<TillSubscription>): Promise<void>;
  /** Processing payments that are due at a time. */
  settling(at: string): Promise<TillSubscription[]>;
}

export function tillStore(db: Kysely<Database>, now: () => Date): TillStore {
  const change = async (id: string, values: Partial<TillSubscription>): Promise<void> => {
    await db.updateTable('till_subscriptions').set(values).where('id', '=', id).execute();
  };

  async function asOfNow(row: TillSubscription): Promise<TillSubscription> {
    const isRunning = row.status === 'active' || row.status === 'trialing';
    if (!isRunning || row.renews_at > now().toISOString()) return row;
    const changed = row.cancelled ? ({ ...row, status: 'canceled' } as const) : renewed(row, now());
    await change(row.id, changed);
    return changed;
  }

  return {
    change,
    async add(row) {
      await db.insertInto('till_subscriptions').values(row).execute();
    },
    async find(id) {
      const row = await db
        .selectFrom('till_subscriptions')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row && asOfNow(row);
    },
    async of(customerId) {
      const rows = await db
        .selectFrom('till_subscriptions')
        .selectAll()
        .where('customer_id', '=', customerId)
        .execute();
      return Promise.all(rows.map(asOfNow));
    },
    settling: (at) => db.selectFrom('till_subscriptions').selectAll().where('settles_at', '<=', at).execute(),
  };
}

function renewed(row: TillSubscription, now: Date): TillSubscription {
  let end = new Date(row.renews_at);
  while (end <= now) end = addMonths(end, row.period === 'monthly' ? 1 : 12);
  return { ...row, status: 'active', renews_at: end.toISOString() };
}
