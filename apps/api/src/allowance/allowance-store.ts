import type { Connection } from '../database/connection.ts';
import { addWords } from './add-words.ts';

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
  /**
   * Takes the lease if words are left and nobody holds it. One statement decides, so that two calls never both win.
   * Says `gone` where the account is no more.
   */
  claim(claim: Claim, limit: number): Promise<boolean | 'gone'>;
  /** Keeps a lease that is still this call's. */
  renew(call: Pick<Claim, 'accountId' | 'day' | 'lease' | 'until'>): Promise<void>;
  /** Adds words, and gives the lease back if it is still this call's. */
  settle(call: { accountId: string; day: string; lease: string; words: number }): Promise<void>;
  used(accountId: string, day: string): Promise<number>;
  /** Forgets the days before one, and where accounts went before it. */
  sweep(day: string): Promise<void>;
};

/** Words that a power cut makes forgotten are given away; nobody should wait for the disk on their account. */
export function allowanceStore({ db, relaxed }: Pick<Connection, 'db' | 'relaxed'>): AllowanceStore {
  return {
    async claim({ accountId, day, lease, now, until }, limit) {
      const won = await relaxed((writer) =>
        writer
          .insertInto('ai_words')
          .values({ account_id: accountId, day, used: 0, lease, lease_until: until })
          .onConflict((conflict) =>
            conflict
              .columns(['account_id', 'day'])
              .doUpdateSet({ lease, lease_until: until })
              .where('ai_words.used', '<', limit)
              .where((eb) =>
                eb.or([eb('ai_words.lease_until', 'is', null), eb('ai_words.lease_until', '<', now)]),
              ),
          )
          .returning('day')
          .executeTakeFirst(),
      ).catch((error: unknown) => {
        if (hasNoAccount(error)) return 'gone' as const;
        throw error;
      });
      return won === 'gone' ? won : won !== undefined;
    },
    async renew({ accountId, day, lease, until }) {
      await relaxed((writer) =>
        writer
          .updateTable('ai_words')
          .set({ lease_until: until })
          .where('account_id', '=', accountId)
          .where('day', '=', day)
          .where('lease', '=', lease)
          .execute(),
      );
    },
    async settle({ accountId, day, lease, words }) {
      const { numUpdatedRows } = await relaxed((writer) =>
        writer
          .updateTable('ai_words')
          .set((eb) => ({
            used: eb('used', '+', words),
            lease: eb.case().when('lease', '=', lease).then(null).else(eb.ref('lease')).end(),
            lease_until: eb.case().when('lease', '=', lease).then(null).else(eb.ref('lease_until')).end(),
          }))
          .where('account_id', '=', accountId)
          .where('day', '=', day)
          .executeTakeFirst(),
      );
      if (numUpdatedRows > 0n || words === 0) return;
      const heir = await db
        .selectFrom('merged_accounts')
        .select('to_id')
        .where('from_id', '=', accountId)
        .executeTakeFirst();
      if (heir) await addWords(db, { accountId: heir.to_id, day, words });
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
    async sweep(day) {
      await db.deleteFrom('ai_words').where('day', '<', day).execute();
      await db.deleteFrom('merged_accounts').where('merged_at', '<', day).execute();
    },
  };
}

/** https://sqlite.org/rescode.html https://www.postgresql.org/docs/current/errcodes-appendix.html */
const hasNoAccount = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === '23503' || error.code === 'SQLITE_CONSTRAINT_FOREIGNKEY');
