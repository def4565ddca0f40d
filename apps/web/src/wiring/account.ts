import { accountMachine } from '@octavo/machines/account';
import { fromPromise } from 'xstate';
import { call } from '../api/call.ts';

export const wiredAccount = accountMachine.provide({
  actors: {
    load: fromPromise(async ({ signal }) => {
      const [info, { pro }, { limit }] = await Promise.all([
        call('accountInfo', { signal }),
        call('subscription', { signal }),
        call('remainingWords', { signal }),
      ]);
      return { info, pro, wordsLeft: limit };
    }),
  },
});
