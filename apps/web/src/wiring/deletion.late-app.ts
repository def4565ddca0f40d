import { deletionMachine } from '@octavo/machines/deletion';
import { fromPromise } from 'xstate';
import { call } from '../api/call.ts';

export const wired = deletionMachine.provide({
  actors: {
    remove: fromPromise(async ({ input: task }) => {
      if (task.kind === 'all') return call('emptyTrash');
      const { id } = task.document;
      return call('deleteDocument', {
        params: { id },
        query: { permanent: task.kind === 'forever' ? '1' : '0' },
      });
    }),
  },
});
