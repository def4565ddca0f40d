import { profileMachine } from '@octavo/machines/profile';
import { fromPromise } from 'xstate';
import { call } from '../api/call.ts';
import { go } from './go.ts';
import { savesSettled } from './unsettled-saves.ts';

export const wiredProfile = profileMachine.provide({
  actors: {
    openPortal: fromPromise(async ({ signal }): Promise<unknown> => {
      const { url } = await call('subscriptionPortal', { signal });
      return go(url);
    }),
    signOut: fromPromise(async (): Promise<unknown> => {
      await savesSettled();
      return call('logOut');
    }),
    leave: fromPromise(() => go('/app/')),
  },
});
