import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

export type Claim = {
  readonly accountId: string;
  /** YYYY-MM-DD, UTC */
  readonly day: string;
  readonly lease: string;
  readonly now: string;
  readonly until: string;
};

/** The counter of AI words with one lease for each account and day. */
export type AllowanceStore = {
  /** Takes the lease if words are left and nobody holds it. One statement decides, so that two calls never both win. */
  claim(claim: Claim, limit: number): Promise<boolean>;
  /** Adds words, and gives the lease back if it is still this call's. */
  settle(call: { accountId: string; day: string; lease: string; words: number }): Promise<void>;
  used(accountId: string, day: string): Promise<number>;
};

export function allowanceStore(db: Kysely<Database>): AllowanceStore {
  return {
    async claim({ accountId, day, lease, now, until }, limit) {
      await db
        .insertInto('ai_words')
        .values({ account_id: accountId, day, used: 0, lease: null, lease_until: null })
        .onConflict((conflict) => conflict.columns(['account_id', 'day']).doNothing())
        .execute();
      const result = await db
        .updateTable('ai_words')
        .set({ lease, lease_until: until })
        .where('account_id', '=', accountId)
        .where('day', '=', day)
        .where('used', '<', limit)
        .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<', now)]))
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },
    async settle({ accountId, day, lease, words }) {
      await db
        .updateTable('ai_words')
        .set((eb) => ({
          used: eb('used', '+', words),
          lease: eb.case().when('lease', '=', lease).then(null).else(eb.ref('lease')).end(),
          lease_until: eb.case().when('lease', '=', lease).then(null).else(eb.ref('lease_until')).end(),
        }))
        .where('account_id', '=', accountId)
        .where('day', '=', day)
        .execute();
    },
    async used(accountId, day) {
      const row = await db
        .selectFrom('ai_words')
        .select('used')
        .where('account_id', '=', accountId)
        .where('day', '=', day)
        .executeTakeFirst();
      return row?.used ?? 0;
    },
  };
}
