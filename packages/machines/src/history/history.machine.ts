import { assign, emit, fromPromise, setup } from 'xstate';
import { toFailure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import type {
  HistoryContext,
  HistoryEmitted,
  HistoryEvent,
  HistoryPage,
  HistoryRequest,
} from './history.types.ts';

const flow = setup({
  types: {
    context: {} as HistoryContext,
    events: {} as HistoryEvent,
    emitted: {} as HistoryEmitted,
    tags: {} as 'visible' | 'busy' | 'loading' | 'failed' | 'ready' | 'adding',
  },
  actors: {
    load: fromPromise<HistoryPage, HistoryRequest>(async () => notProvided('history.load')),
  },
});

const firstPage = ({ context }: { readonly context: HistoryContext }): HistoryRequest => ({
  days: context.days,
  cursor: null,
});

/**
 * The history page (SPEC §2): documents by the date of their last change, all of them or those in a range of days
 * (inclusive), page by page. Emits `chosen` with the document, and `refused` when the next page cannot be loaded.
 *
 * Tags: `visible`, `busy`, `loading`, `failed`, `ready`, `adding`.
 */
export const historyMachine = flow.createMachine({
  id: 'history',
  context: { docs: [], next: null, days: [], failure: null },
  on: {
    'days.change': { target: '.loading', actions: assign({ days: ({ event }) => event.days }) },
    'document.removed': {
      actions: assign({ docs: ({ context, event }) => context.docs.filter(({ id }) => id !== event.id) }),
    },
    'document.open': { actions: emit(({ event }) => ({ type: 'chosen' as const, id: event.id })) },
  },
  initial: 'idle',
  states: {
    idle: { on: { enter: 'loading' } },
    loading: {
      tags: ['visible', 'busy', 'loading'],
      invoke: {
        id: 'load',
        src: 'load',
        input: firstPage,
        onDone: { target: 'ready', actions: assign(({ event }) => event.output) },
        onError: { target: 'failed', actions: assign({ failure: ({ event }) => toFailure(event.error) }) },
      },
      on: { refresh: { target: 'loading', reenter: true } },
    },
    failed: {
      tags: ['visible', 'failed'],
      on: { retry: 'loading', enter: 'loading' },
      exit: assign({ failure: null }),
    },
    ready: {
      tags: ['visible', 'ready'],
      on: {
        enter: 'refreshing',
        refresh: 'refreshing',
        more: { guard: ({ context }) => context.next !== null, target: 'adding' },
      },
    },
    refreshing: {
      tags: ['visible', 'busy', 'ready'],
      invoke: {
        id: 'refresh',
        src: 'load',
        input: firstPage,
        onDone: { target: 'ready', actions: assign(({ event }) => event.output) },
        // Keep showing the old list.
        onError: 'ready',
      },
      on: { refresh: { target: 'refreshing', reenter: true } },
    },
    adding: {
      tags: ['visible', 'busy', 'ready', 'adding'],
      invoke: {
        id: 'add',
        src: 'load',
        input: ({ context }) => ({ days: context.days, cursor: context.next }),
        onDone: {
          target: 'ready',
          actions: assign(({ context, event: { output } }) => ({
            docs: [...context.docs, ...output.docs],
            next: output.next,
          })),
        },
        onError: {
          target: 'ready',
          actions: emit(({ event }) => ({
            type: 'refused' as const,
            message: toFailure(event.error).message,
          })),
        },
      },
      on: { refresh: 'refreshing' },
    },
  },
});
