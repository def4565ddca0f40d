import { type WithdrawalStatus, withdrawalStatuses } from '@octavo/contract/account-kinds';
import type { Connection } from '../database/connection.ts';
import { operatedWithdrawals, type OperatedWithdrawal } from '../earnings/operated-withdrawals.ts';
import { inMainUnit } from '../payment/amounts.ts';
import { type Command, type Done, MissingError, UsageError } from './command.ts';

export const withdrawals: readonly Command[] = [
  {
    name: 'withdrawals list',
    arguments: '[pending|processed|fulfilled]',
    does: 'lists withdrawals with where the money goes, the oldest first',
    run: async ({ connection, words: [status] }) => {
      if (status !== undefined && !isStatus(status)) {
        throw new UsageError('"withdrawals list" takes pending, processed or fulfilled.');
      }
      return (await operatedWithdrawals(connection.db).list(status)).map(row);
    },
  },
  {
    name: 'withdrawals process',
    arguments: '<withdrawal id>',
    does: 'notes that the transfer of a pending withdrawal was ordered',
    change: ({ connection, words }) =>
      move(connection, words, { step: 'process', from: 'pending', to: 'processed' }),
  },
  {
    name: 'withdrawals fulfil',
    arguments: '<withdrawal id>',
    does: 'notes that the money of a processed withdrawal has arrived; the next one can be asked for then',
    change: ({ connection, words }) =>
      move(connection, words, { step: 'fulfil', from: 'processed', to: 'fulfilled' }),
  },
];

interface Move {
  readonly step: 'process' | 'fulfil';
  readonly from: WithdrawalStatus;
  readonly to: WithdrawalStatus;
}

async function move(
  connection: Connection,
  [id, ...more]: readonly string[],
  { step, from, to }: Move,
): Promise<Done> {
  if (id === undefined || more.length > 0) {
    throw new UsageError(`"withdrawals ${step}" takes the id of a withdrawal.`);
  }
  if (await operatedWithdrawals(connection.db)[step](id)) {
    return {
      output: `The withdrawal ${id} is ${to} now.`,
      command: `withdrawals ${step}`,
      subject: id,
    };
  }
  throw new MissingError(`There is no ${from} withdrawal with the id ${id}.`);
}

const isStatus = (word: string): word is WithdrawalStatus =>
  withdrawalStatuses.some((status) => status === word);

const row = (withdrawal: OperatedWithdrawal) => ({
  id: withdrawal.id,
  status: withdrawal.status,
  amount: inMainUnit(withdrawal.minor, withdrawal.currency),
  currency: withdrawal.currency.toUpperCase(),
  method: withdrawal.method,
  holder: withdrawal.holder,
  account: withdrawal.account,
  user: withdrawal.account_id,
  requestedAt: withdrawal.requested_at,
});
