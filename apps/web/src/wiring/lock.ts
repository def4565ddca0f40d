import { lockMachine } from '@octavo/machines/lock';
import { fromPromise } from 'xstate';
import { call } from '../api/call.ts';

/**
 * Locking on the real server.
 *
 * @param saveFirst whether the server holds all that is on screen: what it does not hold would be lost by locking
 */
export function wireLock(saveFirst: () => Promise<boolean>) {
  return lockMachine.provide({
    actors: {
      lock: fromPromise(async ({ input: { id, password, hint }, signal }) => {
        if (!(await saveFirst())) throw new Error('');
        return call('lockDocument', { params: { documentId: id }, body: { password, hint }, signal });
      }),
      unlock: fromPromise(({ input: { id, password }, signal }) =>
        call('unlockDocument', { params: { documentId: id }, body: { password }, signal }),
      ),
      readHint: fromPromise(async ({ input: { id }, signal }) => {
        const { hint } = await call('lockHint', { params: { documentId: id }, signal });
        return hint;
      }),
    },
  });
}
