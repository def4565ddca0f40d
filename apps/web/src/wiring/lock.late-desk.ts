import { lockMachine } from '@octavo/machines/lock';
import { fromPromise } from 'xstate';
import { call } from '../api/call.ts';
import type { WireLate } from './late-desk-source.ts';

/**
 * Locking on the real server.
 *
 * @param saveFirst resolves to whether the server holds everything on screen; locking would lose the rest
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

export const wire: WireLate<'lock'> = ({ editor, saveFirst, document }) =>
  wireLock(async () => {
    // An open card blocks saving.
    editor.cards.close();
    await saveFirst();
    return document()?.getSnapshot().hasTag('dirty') === false;
  });
