import type { WithdrawalStatus } from '@octavo/contract';
import type { Kysely, Selectable } from 'kysely';
import type { Database, WithdrawalsTable } from '../database/schema.ts';

export type OperatedWithdrawal = Selectable<WithdrawalsTable>;

/** What the operator does with withdrawals. */
export interface OperatedWithdrawals {
  /** Oldest first. */
  list(status?: WithdrawalStatus): Promise<OperatedWithdrawal[]>;
  /** From pending to processed: the transfer was ordered. Returns false if it was not pending. */
  process(id: string): Promise<boolean>;
  /** From processed to fulfilled: the money has arrived. Returns false if it was not processed. */
  fulfil(id: string): Promise<boolean>;
}

export function operatedWithdrawals(
  db: Kysely<Database>,
  now: () => Date = () => new Date(),
): OperatedWithdrawals {
  async function move(id: string, from: WithdrawalStatus, change: Partial<OperatedWithdrawal>) {
    const { numUpdatedRows } = await db
      .updateTable('withdrawals')
      .set(change)
      .where('id', '=', id)
      .where('status', '=', from)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }
  const at = (): string => now().toISOString();
  return {
    list: (status) =>
      db
        .selectFrom('withdrawals')
        .selectAll()
        .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'pending'))
        .orderBy('requested_at')
        .execute(),
    process: (id) => move(id, 'pending', { status: 'processed', processed_at: at() }),
    fulfil: (id) => move(id, 'processed', { status: 'fulfilled', fulfilled_at: at() }),
  };
}
