import { profileMachine } from '@octavo/machines/profile';
import { fromPromise } from 'xstate';
import { call } from '../api/call.ts';
import { endSession } from './end-session.ts';
import { go } from './go.ts';

export const wired = profileMachine.provide({
  actors: {
    openPortal: fromPromise(async ({ signal }): Promise<unknown> => {
      const { url } = await call('subscriptionPortal', { signal });
      return go(url);
    }),
    signOut: fromPromise(() => endSession(() => call('logOut'))),
    leave: fromPromise(() => go('/app/')),
  },
});
