import { pricesMachine } from '@octavo/machines/prices';
import { fromPromise } from 'xstate';
import { call } from '../api/call.ts';

export const wired = pricesMachine.provide({
  actors: { load: fromPromise(({ signal }) => call('prices', { signal })) },
});
