import { withdrawalMachine } from '@octavo/machines/withdrawal';
import { fromPromise } from 'xstate';
import { call } from '../api/call.ts';

export const wiredWithdrawal = withdrawalMachine.provide({
  actors: {
    // Not given up: whether the server has taken it would not be known.
    request: fromPromise(({ input }): Promise<unknown> => call('requestWithdrawal', { body: input })),
  },
});
