import { sessionMachine } from '@octavo/machines/session';
import { fromPromise } from 'xstate';
import { call } from '../api/call.ts';

const mark = 'octavo-session-reload';

/** Whether this load of the page follows a fresh session; asking clears the mark. */
export function hasReloaded(): boolean {
  try {
    const found = sessionStorage.getItem(mark) !== null;
    sessionStorage.removeItem(mark);
    return found;
  } catch {
    return false;
  }
}

export const wiredSession = sessionMachine.provide({
  actors: {
    authenticate: fromPromise(() => call('isAuthenticated')),
    createAnonymous: fromPromise<unknown, void>(() => call('signInAnonymously')),
    reload: fromPromise(async (): Promise<unknown> => {
      try {
        sessionStorage.setItem(mark, '1');
      } catch {
        // No mark, no reload: it would never end. The machine looks again whether the session was kept.
        return null;
      }
      location.reload();
      return new Promise(() => {});
    }),
  },
});
