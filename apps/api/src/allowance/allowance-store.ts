import type { Kysely } from 'kysely';
import type { Connection } from '../database/connection.ts';
import type { Database } from '../database/schema.ts';
import { addWords } from './add-words.ts';
import { findCharge, type NamedCall, recordCharge } from './charge-records.ts';

export type Claim = {
  readonly accountId: string;
  /** YYYY-MM-DD, UTC */
  readonly day: string;
  readonly lease: string;
  readonly now: string;
  readonly until: string;
};

export type Settlement = Pick<Claim, 'accountId' | 'day' | 'lease' | 'now'> & {
  readonly words: number;
  readonly name?: string | undefined;
};

/** Counts AI words per account and day, with one lease each. */
export type AllowanceStore = {
  /**
   * Takes the lease if words are left and it is free. It is a single statement, so that two calls never both win.
   * Returns `gone` if the account no longer exists.
   */
  claim(claim: Claim, limit: number): Promise<boolean | 'gone'>;
  /** Extends a lease that is still this call's. */
  renew(call: Pick<Claim, 'accountId' | 'day' | 'lease' | 'until'>): Promise<void>;
  /** Adds words, and releases the lease if it is still this call's. Records the charge of a call that has a name. */
  settle(call: Settlement): Promise<void>;
  /** Adds words that were used outside a call. */
  add(accountId: string, day: string, words: number): Promise<void>;
  used(accountId: string, day: string): Promise<number>;
  /** What a call was charged, if known. */
  charged(call: NamedCall): Promise<number | undefined>;
  /** Deletes days, and records of merged accounts, from before one date, and charges from before another. */
  sweep(before: { readonly day: string; readonly charge: string }): Promise<void>;
};

/** Words lost in a power cut are given away for free, since writing them is not worth waiting for the disk. */
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
    async settle({ accountId, day, lease, words, name, now }) {
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
      const payer = numUpdatedRows > 0n ? accountId : await heirOf(db, accountId);
      if (payer === undefined) return;
      if (payer !== accountId && words > 0) await addWords(db, { accountId: payer, day, words });
      if (name === undefined) return;
      await relaxed((writer) => recordCharge(writer, { accountId: payer, name, words, at: now }));
    },
    async add(accountId, day, words) {
      await relaxed((writer) => addWords(writer, { accountId, day, words })).catch(async (error: unknown) => {
        if (!hasNoAccount(error)) throw error;
        const heir = await heirOf(db, accountId);
        if (heir !== undefined) await addWords(db, { accountId: heir, day, words });
      });
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
    charged: (call) => findCharge(db, call),
    async sweep({ day, charge }) {
      await db.deleteFrom('ai_words').where('day', '<', day).execute();
      await db.deleteFrom('merged_accounts').where('merged_at', '<', day).execute();
      await db.deleteFrom('ai_charges').where('charged_at', '<', charge).execute();
    },
  };
}

async function heirOf(db: Kysely<Database>, accountId: string): Promise<string | undefined> {
  const heir = await db
    .selectFrom('merged_accounts')
    .select('to_id')
    .where('from_id', '=', accountId)
    .executeTakeFirst();
  return heir?.to_id;
}

/** https://sqlite.org/rescode.html https://www.postgresql.org/docs/current/errcodes-appendix.html */
const hasNoAccount = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === '23503' || error.code === 'SQLITE_CONSTRAINT_FOREIGNKEY');
