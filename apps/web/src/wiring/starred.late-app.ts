import { starredMachine } from '@octavo/machines/starred';
import { fromPromise } from 'xstate';
import { call } from '../api/call.ts';
import { savesSettled } from './unsettled-saves.ts';

export const wired = starredMachine.provide({
  actors: {
    load: fromPromise(async ({ signal }) => {
      await savesSettled();
      return (await call('listDocuments', { query: { favourites: '1' }, signal })).docs;
    }),
  },
});
