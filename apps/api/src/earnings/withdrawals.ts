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
  /** In former price currencies. */
  readonly otherEarnings: { readonly amount: number; readonly currency: string }[];
  readonly recentWithdrawal: WithdrawalStatus | null;
}

export interface Withdrawals {
  earningsOf(accountId: string): Promise<Earnings>;
  /**
   * Withdraws the whole balance, with one withdrawal per currency. @throws AppError 409 `nothing_earned`, 409
   * `withdrawal_open`
   */
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
      const balances = await db
        .selectFrom('balances')
        .select(['minor', 'currency'])
        .where('account_id', '=', accountId)
        .orderBy('currency')
        .execute();
      const recent = await db
        .selectFrom('withdrawals')
        .select('status')
        .where('account_id', '=', accountId)
        .orderBy('requested_at', 'desc')
        // If several currencies were withdrawn at once, the slowest one decides.
        .orderBy((eb) => eb.case('status').when('pending').then(0).when('processed').then(1).else(2).end())
        .executeTakeFirst();
      const inUse = balances.find((balance) => balance.currency === currency);
      return {
        earnings: inMainUnit(inUse?.minor ?? 0, currency),
        currency: currency.toUpperCase(),
        otherEarnings: balances
          .filter((balance) => balance !== inUse && balance.minor > 0)
          .map((balance) => ({
            amount: inMainUnit(balance.minor, balance.currency),
            currency: balance.currency.toUpperCase(),
          })),
        recentWithdrawal: recent?.status ?? null,
      };
    },
    request: (accountId, { method, holder, account }) =>
      tryAgain(() =>
        db.transaction().execute(async (transaction) => {
          // Locks the balances by a write that changes nothing, so that nothing is booked meanwhile.
          const balances = await transaction
            .updateTable('balances')
            .set((eb) => ({ minor: eb.ref('minor') }))
            .where('account_id', '=', accountId)
            .returning(['minor', 'currency'])
            .execute();
          const open = await transaction
            .selectFrom('withdrawals')
            .select('id')
            .where('account_id', '=', accountId)
            .where('status', '<>', 'fulfilled')
            .executeTakeFirst();
          if (open) throw stillOpen();
          const earned = balances.filter(({ minor }) => minor > 0);
          if (earned.length === 0) throw nothingEarned();
          const at = now().toISOString();
          const payee = { method, holder, account };
          for (const money of earned) {
            const id = crypto.randomUUID();
            await transaction
              .insertInto('withdrawals')
              .values({
                id,
                account_id: accountId,
                ...money,
                ...payee,
                status: 'pending',
                requested_at: at,
              })
              .execute();
            await book(transaction, {
              accountId,
              minor: -money.minor,
              currency: money.currency,
              source: `withdrawal:${id}`,
              at,
            });
          }
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
