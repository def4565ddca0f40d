import { withdrawalMachine } from '@octavo/machines/withdrawal';
import { fromPromise } from 'xstate';
import { call } from '../api/call.ts';

export const wired = withdrawalMachine.provide({
  actors: {
    // Not aborted: it would be unknown whether the server has accepted it.
    request: fromPromise(({ input }): Promise<unknown> => call('requestWithdrawal', { body: input })),
  },
});
