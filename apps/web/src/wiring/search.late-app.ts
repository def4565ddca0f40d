import { mostSearchLength } from '@octavo/contract/search-limits';
import { searchMachine } from '@octavo/machines/search';
import { fromPromise } from 'xstate';
import { call } from '../api/call.ts';
import { savesSettled } from './unsettled-saves.ts';

export const wired = searchMachine.provide({
  actors: {
    search: fromPromise(async ({ input: { term }, signal }) => {
      await savesSettled();
      return call('searchDocuments', { body: { text: term.slice(0, mostSearchLength) }, signal });
    }),
  },
});
