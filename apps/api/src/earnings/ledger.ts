import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Money } from '../payment/amounts.ts';

export interface Entry extends Money {
  readonly accountId: string;
  /** What it is booked for, unique in the whole ledger: a second entry for the same source is not made. */
  readonly source: string;
  /** ISO 8601 UTC. */
  readonly at: string;
}

/** Books an amount, once, and updates the balance. Call it inside a transaction. Returns whether it was new. */
export async function book(
  db: Kysely<Database>,
  { accountId, minor, currency, source, at }: Entry,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('ledger')
    .values({ id: crypto.randomUUID(), account_id: accountId, minor, currency, source, booked_at: at })
    .onConflict((conflict) => conflict.column('source').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return false;
  await db
    .insertInto('balances')
    .values({ account_id: accountId, currency, minor })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'currency'])
        .doUpdateSet((eb) => ({ minor: eb('balances.minor', '+', minor) })),
    )
    .execute();
  return true;
}
