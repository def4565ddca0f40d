import { historyMachine } from '@octavo/machines/history';
import { fromPromise } from 'xstate';
import { call } from '../api/call.ts';
import { savesSettled } from './unsettled-saves.ts';

/** Documents per page. */
const limit = '50';

export const wired = historyMachine.provide({
  actors: {
    load: fromPromise(async ({ input: { days, cursor }, signal }) => {
      await savesSettled();
      const [from, to = from] = days;
      const { docs, next = null } = await call('listDocuments', {
        query: {
          'dateRange[from]': from,
          'dateRange[to]': to,
          offset: String(new Date(from ?? Date.now()).getTimezoneOffset()),
          limit,
          cursor: cursor ?? undefined,
        },
        signal,
      });
      return { docs, next };
    }),
  },
});
