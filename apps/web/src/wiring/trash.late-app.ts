import { trashMachine } from '@octavo/machines/trash';
import { fromPromise } from 'xstate';
import { call } from '../api/call.ts';

export const wired = trashMachine.provide({
  actors: {
    load: fromPromise(async ({ signal }) => (await call('trashedDocuments', { signal })).docs),
    restore: fromPromise(({ input: { id } }) => call('restoreDocument', { params: { id } })),
  },
});
