import { assign, emit, fromPromise, setup } from 'xstate';
import { toFailure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import { type Marks, nextUnsent, pressed, refused, settled } from './marks.ts';

export interface FavouritesContext extends Marks {
  /** The document whose mark is being sent to the server. */
  readonly running: string | null;
}

/** `favourite` is what the user saw when pressing. */
export type FavouritesEvent = { type: 'toggle'; id: string; favourite: boolean };

export type FavouritesEmitted = { type: 'refused'; message: string };

/**
 * Favourites on every page (SPEC §7). A press shows at once and is sent to the server, one document at a time; pressing
 * again before that cancels it. If the server refuses, the mark is reverted and `refused` emitted. Views call
 * `isFavourite` with the mark that the document was loaded with.
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
    /** Toggles the mark on the server and returns the new value. */
    toggle: fromPromise<{ favourite: boolean }, { id: string }>(async () => notProvided('favourites.toggle')),
  },
}).createMachine({
  id: 'favourites',
  context: { shown: {}, sent: {}, running: null },
  on: { toggle: { actions: assign(({ context, event }) => pressed(context, event)) } },
  initial: 'idle',
  states: {
    idle: {
      always: {
        guard: ({ context }) => nextUnsent(context) !== null,
        target: 'saving',
        actions: assign({ running: ({ context }) => nextUnsent(context) }),
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
