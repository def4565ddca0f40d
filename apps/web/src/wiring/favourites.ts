import { favouritesMachine } from '@octavo/machines/favourites';
import { fromPromise } from 'xstate';
import { call } from '../api/call.ts';

export const wiredFavourites = favouritesMachine.provide({
  actors: {
    toggle: fromPromise(({ input: { id } }) => call('toggleFavourite', { params: { id } })),
  },
});
