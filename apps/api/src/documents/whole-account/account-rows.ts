import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inMainUnit } from '../../payment/amounts.ts';

/**
 * What an account has earned, by booking date. Leaves out what each booking was for, since that identifies other users.
 */
export async function earningsOf(db: Kysely<Database>, accountId: string) {
  const rows = await db
    .selectFrom('ledger')
    .select(['minor', 'currency', 'booked_at'])
    .where('account_id', '=', accountId)
    .orderBy('booked_at')
    .orderBy('id')
    .execute();
  return rows.map(({ minor, currency, booked_at }) => ({
    amount: inMainUnit(minor, currency),
    currency: currency.toUpperCase(),
    bookedAt: booked_at,
  }));
}

export async function withdrawalsOf(db: Kysely<Database>, accountId: string) {
  const rows = await db
    .selectFrom('withdrawals')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('requested_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    amount: inMainUnit(row.minor, row.currency),
    currency: row.currency.toUpperCase(),
    method: row.method,
    holder: row.holder,
    account: row.account,
    status: row.status,
    requestedAt: row.requested_at,
    processedAt: row.processed_at,
    fulfilledAt: row.fulfilled_at,
  }));
}

/** The accounts that it shares by code. Their documents are exported separately. */
export async function sharedAccountsOf(db: Kysely<Database>, accountId: string) {
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'share_code', 'created_at'])
    .where('owner_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, share_code, created_at }) => ({
    id,
    name,
    code: share_code,
    createdAt: created_at,
  }));
}
