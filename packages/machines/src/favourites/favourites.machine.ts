import { assign, emit, fromPromise, setup } from 'xstate';
import { toFailure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import { type Marks, nextUntold, pressed, refused, settled } from './marks.ts';

export interface FavouritesContext extends Marks {
  /** The document whose mark the server is being told of. */
  readonly running: string | null;
}

/** `favourite` is what the reader saw when pressing. */
export type FavouritesEvent = { type: 'toggle'; id: string; favourite: boolean };

export type FavouritesEmitted = { type: 'refused'; message: string };

/**
 * Favourites on every page (SPEC §7). A press shows at once and is told to the server, one document after the other; a
 * second press before that takes the first one back. What the server refuses turns back and is emitted as `refused`.
 * Views ask `isFavourite` with the mark that the document came with.
 *
 * Tags: `saving`.
 */
export const favouritesMachine = setup({
  types: {
    context: {} as FavouritesContext,
    events: {} as FavouritesEvent,
    emitted: {} as FavouritesEmitted,
    tags: {} as 'saving',
  },
  actors: {
    /** Turns the mark over on the server and gives what it is now. */
    toggle: fromPromise<{ favourite: boolean }, { id: string }>(async () => notProvided('favourites.toggle')),
  },
}).createMachine({
  id: 'favourites',
  context: { shown: {}, told: {}, running: null },
  on: { toggle: { actions: assign(({ context, event }) => pressed(context, event)) } },
  initial: 'idle',
  states: {
    idle: {
      always: {
        guard: ({ context }) => nextUntold(context) !== null,
        target: 'saving',
        actions: assign({ running: ({ context }) => nextUntold(context) }),
      },
    },
    saving: {
      tags: 'saving',
      invoke: {
        id: 'toggle',
        src: 'toggle',
        input: ({ context }) => ({ id: context.running ?? '' }),
        onDone: {
          target: 'idle',
          actions: assign(({ context, event }) => ({
            ...settled(context, event.output.favourite),
            running: null,
          })),
        },
        onError: {
          target: 'idle',
          actions: [
            assign(({ context }) => ({ ...refused(context), running: null })),
            emit(({ event }) => ({ type: 'refused' as const, message: toFailure(event.error).message })),
          ],
        },
      },
    },
  },
});
