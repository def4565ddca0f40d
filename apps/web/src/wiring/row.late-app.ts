import { rowMachine } from '@octavo/machines/row';
import { fromPromise } from 'xstate';
import { call } from '../api/call.ts';
import { wireDownload } from './download.late-desk.ts';
import { wireLock } from './lock.late-desk.ts';
import { wireTags } from './tags.ts';
import { savesSettled } from './unsettled-saves.ts';

export const wired = rowMachine.provide({
  actors: {
    tags: wireTags(),
    download: wireDownload({
      saveFirst: savesSettled,
      read: async (id) => {
        await savesSettled();
        return (await call('getDocument', { params: { id } })).doc;
      },
    }),
    lock: wireLock(async () => {
      await savesSettled();
      return true;
    }),
    duplicate: fromPromise(async ({ input: { id, title } }) => {
      await savesSettled();
      return call('duplicateDocument', { params: { id }, body: { title } });
    }),
  },
});
