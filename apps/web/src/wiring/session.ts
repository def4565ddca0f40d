import { sessionMachine } from '@octavo/machines/session';
import { fromPromise } from 'xstate';
import { call } from '../api/call.ts';
import { nobody } from '../device/account-mark.ts';
import { noteContact } from '../device/known-account.ts';
import { markReload } from '../start/reload-mark.ts';

export const wiredSession = sessionMachine.provide({
  actors: {
    authenticate: fromPromise(async () => {
      const answer = await call('isAuthenticated');
      if (!answer.isAuthenticated) noteContact(nobody);
      return answer;
    }),
    createAnonymous: fromPromise<unknown, void>(() => call('signInAnonymously')),
    reload: fromPromise(async (): Promise<unknown> => {
      // Without the mark there is no reload, which would loop. The machine checks again whether the session was kept.
      if (!markReload()) return null;
      location.reload();
      return new Promise(() => {});
    }),
  },
});
