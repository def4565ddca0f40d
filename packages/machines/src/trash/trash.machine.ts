import type { DocumentListItem } from '@octavo/contract';
import { assign, emit, fromPromise, setup } from 'xstate';
import { toFailure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import type { TrashContext, TrashEmitted, TrashEvent } from './trash.types.ts';

/**
 * The trash page (SPEC §2, §4, §8): the documents in the trash, and restoring them. A document to restore leaves the
 * list at once; the requests are sent one after the other, from any page. Emits `restored`, and `refused` with the
 * server's message: then the document is listed again.
 *
 * Tags: `visible`, `busy`, `loading`, `failed`, `ready`.
 */
export const trashMachine = setup({
  types: {
    context: {} as TrashContext,
    events: {} as TrashEvent,
    emitted: {} as TrashEmitted,
    tags: {} as 'visible' | 'busy' | 'loading' | 'failed' | 'ready',
  },
  actors: {
    load: fromPromise<readonly DocumentListItem[], void>(async () => notProvided('trash.load')),
    restore: fromPromise<unknown, { id: string }>(async () => notProvided('trash.restore')),
  },
}).createMachine({
  id: 'trash',
  context: { docs: [], restoring: [], failure: null },
  type: 'parallel',
  states: {
    list: {
      initial: 'idle',
      states: {
        idle: { on: { enter: 'loading' } },
        loading: {
          tags: ['visible', 'busy', 'loading'],
          invoke: {
            id: 'load',
            src: 'load',
            onDone: { target: 'ready', actions: assign({ docs: ({ event }) => event.output }) },
            onError: {
              target: 'failed',
              actions: assign({ failure: ({ event }) => toFailure(event.error) }),
            },
          },
          on: { refresh: { target: 'loading', reenter: true } },
        },
        failed: {
          tags: ['visible', 'failed'],
          on: { retry: 'loading', enter: 'loading' },
          exit: assign({ failure: null }),
        },
        ready: { tags: ['visible', 'ready'], on: { enter: 'refreshing', refresh: 'refreshing' } },
        refreshing: {
          tags: ['visible', 'busy', 'ready'],
          invoke: {
            id: 'refresh',
            src: 'load',
            onDone: { target: 'ready', actions: assign({ docs: ({ event }) => event.output }) },
            // Keep showing the old list.
            onError: 'ready',
          },
          on: { refresh: { target: 'refreshing', reenter: true } },
        },
      },
    },
    restoring: {
      initial: 'idle',
      on: {
        restore: {
          guard: ({ context, event }) => !context.restoring.includes(event.id),
          actions: assign({ restoring: ({ context, event }) => [...context.restoring, event.id] }),
        },
      },
      states: {
        idle: { always: { guard: ({ context }) => context.restoring.length > 0, target: 'running' } },
        running: {
          tags: 'busy',
          invoke: {
            id: 'restore',
            src: 'restore',
            input: ({ context }) => ({ id: context.restoring[0] ?? '' }),
            onDone: {
              target: 'idle',
              actions: [
                emit(({ context }) => ({ type: 'restored' as const, id: context.restoring[0] ?? '' })),
                assign(({ context: { docs, restoring } }) => ({
                  docs: docs.filter(({ id }) => id !== restoring[0]),
                  restoring: restoring.slice(1),
                })),
              ],
            },
            onError: {
              target: 'idle',
              actions: [
                emit(({ event }) => ({ type: 'refused' as const, message: toFailure(event.error).message })),
                assign({ restoring: ({ context }) => context.restoring.slice(1) }),
              ],
            },
          },
        },
      },
    },
  },
});
