import type { ActorRefFrom } from 'xstate';
import type { favouritesMachine } from './favourites.machine.ts';

export { favouritesMachine } from './favourites.machine.ts';
export type * from './favourites.machine.ts';
export { isFavourite } from './marks.ts';
export type FavouritesActor = ActorRefFrom<typeof favouritesMachine>;
