import { accountMachine } from '@octavo/machines/account';
import { defaultCountry } from '@octavo/contract/citation-styles';
import { fromPromise } from 'xstate';
import { call } from '../api/call.ts';

let country: string = defaultCountry;

/** The last known country of the account (ISO 3166-1 alpha-2). */
export const knownCountry = (): string => country;

export const wiredAccount = accountMachine.provide({
  actors: {
    load: fromPromise(async ({ signal }) => {
      const [info, subscription, { limit }] = await Promise.all([
        call('accountInfo', { signal }),
        call('subscription', { signal }),
        call('remainingWords', { signal }),
      ]);
      country = info.countryCode;
      return { info, ...subscription, wordsLeft: limit };
    }),
  },
});
