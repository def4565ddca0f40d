import { homeMachine } from '@octavo/machines/home';
import { fromPromise } from 'xstate';
import { call } from '../api/call.ts';
import { savesSettled } from './unsettled-saves.ts';

export const wiredHome = homeMachine.provide({
  actors: {
    load: fromPromise(async ({ signal }) => {
      await savesSettled();
      const [{ docs }, { docs: recent, recentTransferredDocs: moved, trashed }] = await Promise.all([
        call('listDocuments', { signal }),
        call('recentDocuments', { signal }),
      ]);
      return { docs, recent, moved, trashed };
    }),
    createBlank: fromPromise(() => call('createBlankDocument', { body: { title: '' } })),
  },
});
