import type { WithdrawalRequest, WithdrawalStatus } from '@octavo/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { tryAgain } from '../database/try-again.ts';
import { AppError } from '../errors.ts';
import { inMainUnit } from '../payment/amounts.ts';
import { book } from './ledger.ts';

export interface Earnings {
  /** In the main unit of the currency. */
  readonly earnings: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly recentWithdrawal: WithdrawalStatus | null;
}

export interface Withdrawals {
  earningsOf(accountId: string): Promise<Earnings>;
  /** Takes the whole balance. @throws AppError 409 `nothing_earned`, 409 `withdrawal_open` */
  request(accountId: string, form: WithdrawalRequest): Promise<void>;
}

/** @param currency of the prices, ISO 4217 in lower case */
export function withdrawals(
  db: Kysely<Database>,
  currency: string,
  now: () => Date = () => new Date(),
): Withdrawals {
  return {
    async earningsOf(accountId) {
      const balance = await db
        .selectFrom('balances')
        .select('minor')
        .where('account_id', '=', accountId)
        .where('currency', '=', currency)
        .executeTakeFirst();
      const recent = await db
        .selectFrom('withdrawals')
        .select('status')
        .where('account_id', '=', accountId)
        .orderBy('requested_at', 'desc')
        .executeTakeFirst();
      return {
        earnings: inMainUnit(balance?.minor ?? 0, currency),
        currency: currency.toUpperCase(),
        recentWithdrawal: recent?.status ?? null,
      };
    },
    request: (accountId, { method, holder, account }) =>
      tryAgain(() =>
        db.transaction().execute(async (transaction) => {
          // By a write that changes nothing, so that nobody books meanwhile.
          const balance = await transaction
            .updateTable('balances')
            .set((eb) => ({ minor: eb.ref('minor') }))
            .where('account_id', '=', accountId)
            .where('currency', '=', currency)
            .returning('minor')
            .executeTakeFirst();
          const open = await transaction
            .selectFrom('withdrawals')
            .select('id')
            .where('account_id', '=', accountId)
            .where('status', '<>', 'fulfilled')
            .executeTakeFirst();
          if (open) throw stillOpen();
          const minor = balance?.minor ?? 0;
          if (minor <= 0) throw nothingEarned();
          const id = crypto.randomUUID();
          const at = now().toISOString();
          await transaction
            .insertInto('withdrawals')
            .values({
              id,
              account_id: accountId,
              minor,
              currency,
              method,
              holder,
              account,
              status: 'pending',
              requested_at: at,
            })
            .execute();
          await book(transaction, {
            accountId,
            minor: -minor,
            currency,
            source: `withdrawal:${id}`,
            at,
          });
        }),
      ),
  };
}

const stillOpen = (): AppError =>
  new AppError(
    'withdrawal_open',
    409,
    'An earlier withdrawal is still under way. The next one can follow it.',
  );

const nothingEarned = (): AppError =>
  new AppError('nothing_earned', 409, 'There are no earnings to withdraw yet.');
