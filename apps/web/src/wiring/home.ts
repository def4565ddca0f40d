import { homeMachine } from '@octavo/machines/home';
import { fromPromise } from 'xstate';
import { documents } from '../api/documents.ts';
import { readable } from '../api/readable.ts';
import { savesSettled } from './unsettled-saves.ts';

export const wiredHome = homeMachine.provide({
  actors: {
    load: fromPromise(async ({ signal }) => {
      await savesSettled();
      const [{ docs }, { docs: recent }] = await readable(
        Promise.all([documents.list(signal), documents.recent(signal)]),
      );
      return { docs, recent };
    }),
    createBlank: fromPromise(() => readable(documents.createBlank(''))),
    toggleFavourite: fromPromise(({ input: { id } }) => readable(documents.toggleFavourite(id))),
  },
});
