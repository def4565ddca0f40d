import { assign, emit, fromPromise, setup } from 'xstate';
import { toFailure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import { pointedCommand } from './found-commands.ts';
import type { Command, PaletteContext, PaletteEmitted, PaletteEvent } from './palette.types.ts';

/**
 * The command palette: finds and runs anything that can be done on this page. Emits `opened` and `closed` for the
 * dialog, `impossible` with the name of a command that had nothing to do, and `refused` with the error.
 *
 * Tags: `visible`.
 */
export const paletteMachine = setup({
  types: {
    context: {} as PaletteContext,
    events: {} as PaletteEvent,
    emitted: {} as PaletteEmitted,
    tags: {} as 'visible',
  },
  actors: {
    /** The commands available on this page. */
    list: fromPromise<readonly Command[], void>(async () => notProvided('palette.list')),
    /** Runs it once the focus is back where it was; resolves to false if there was nothing to do. */
    perform: fromPromise<boolean, { id: string }>(async () => notProvided('palette.perform')),
  },
}).createMachine({
  id: 'palette',
  context: { commands: [], search: '', pointed: null },
  initial: 'closed',
  states: {
    closed: { on: { open: 'listing' } },
    listing: {
      invoke: {
        id: 'list',
        src: 'list',
        onDone: {
          target: 'choosing',
          actions: [
            assign({ commands: ({ event }) => event.output, search: '', pointed: null }),
            emit({ type: 'opened' }),
          ],
        },
        onError: {
          target: 'closed',
          actions: emit(({ event }) => ({
            type: 'refused' as const,
            message: toFailure(event.error).message,
          })),
        },
      },
    },
    choosing: {
      tags: 'visible',
      on: {
        'search.change': { actions: assign({ search: ({ event }) => event.search, pointed: null }) },
        point: { actions: assign({ pointed: ({ event }) => event.id }) },
        choose: {
          guard: ({ context }) => pointedCommand(context) !== null,
          target: 'performing',
          actions: emit({ type: 'closed' }),
        },
        dismiss: { target: 'closed', actions: emit({ type: 'closed' }) },
      },
    },
    performing: {
      invoke: {
        id: 'perform',
        src: 'perform',
        input: ({ context }) => ({ id: pointedCommand(context)?.id ?? '' }),
        onDone: [
          { guard: ({ event }) => event.output, target: 'closed' },
          {
            target: 'closed',
            actions: emit(({ context }) => ({
              type: 'impossible' as const,
              name: pointedCommand(context)?.name ?? '',
            })),
          },
        ],
        onError: {
          target: 'closed',
          actions: emit(({ event }) => ({
            type: 'refused' as const,
            message: toFailure(event.error).message,
          })),
        },
      },
    },
  },
});
