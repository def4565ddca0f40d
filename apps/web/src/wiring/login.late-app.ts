import { loginMachine, type LoginEvent } from '@octavo/machines/login';
import { fromCallback, fromPromise } from 'xstate';
import { call } from '../api/call.ts';
import { savesSettled } from './unsettled-saves.ts';

export const wired = loginMachine.provide({
  actors: {
    askMethods: fromPromise(({ signal }) => call('signInMethods', { signal })),
    sendLink: fromPromise(({ input: { email }, signal }) =>
      call('sendMagicLink', { body: { email, returnTo: location.pathname }, signal }),
    ),
    enter: fromPromise(async ({ input: { code }, signal }) => {
      // A save under way belongs to the account that wrote it.
      await savesSettled();
      return call('signInWithCode', { body: { code }, signal });
    }),
    reload: fromPromise(async (): Promise<unknown> => {
      location.reload();
      return new Promise(() => {});
    }),
    watchWindow: fromCallback<LoginEvent, void, LoginEvent>(({ sendBack }) => {
      const tell = () => {
        if (document.visibilityState === 'visible') sendBack({ type: 'window.return' });
      };
      document.addEventListener('visibilitychange', tell);
      addEventListener('focus', tell);
      return () => {
        document.removeEventListener('visibilitychange', tell);
        removeEventListener('focus', tell);
      };
    }),
  },
});
