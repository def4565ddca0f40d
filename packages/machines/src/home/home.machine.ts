import { assign, emit, fromPromise, setup } from 'xstate';
import { toFailure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import type { HomeContext, HomeEmitted, HomeEvent, HomeLists } from './home.types.ts';

/**
 * The home page (SPEC §2 home, §5 search, §8 create document). It lives as long as the app: who comes back finds the
 * lists at once, while they are loaded anew. Emits `opened` for a document that was chosen or created, and `refused`
 * with the server's sentence.
 *
 * Tags: `visible`, `busy`, `loading`, `failed`, `ready`, `creating`.
 */
export const homeMachine = setup({
  types: {
    context: {} as HomeContext,
    events: {} as HomeEvent,
    emitted: {} as HomeEmitted,
    tags: {} as 'visible' | 'busy' | 'loading' | 'failed' | 'ready' | 'creating',
  },
  actors: {
    load: fromPromise<HomeLists, void>(async () => notProvided('home.load')),
    createBlank: fromPromise<{ id: string }, void>(async () => notProvided('home.createBlank')),
  },
}).createMachine({
  id: 'home',
  context: {
    docs: [],
    recent: [],
    moved: [],
    trashed: 0,
    search: '',
    filter: 'all',
    order: 'changed',
    awaitsCreate: false,
    failure: null,
  },
  on: {
    'search.change': { actions: assign({ search: ({ event }) => event.search }) },
    'tag.press': { actions: assign({ search: ({ event }) => event.tag }) },
    'filter.change': { actions: assign({ filter: ({ event }) => event.filter }) },
    'order.change': { actions: assign({ order: ({ event }) => event.order }) },
    'moved.dismiss': { actions: assign({ moved: [] }) },
    'document.removed': {
      actions: assign(({ context, event }) => without(context, event.id)),
    },
    'document.open': { actions: emit(({ event }) => ({ type: 'opened' as const, id: event.id })) },
  },
  initial: 'idle',
  states: {
    idle: { on: { enter: 'loading' } },
    loading: {
      tags: ['visible', 'busy', 'loading'],
      invoke: {
        id: 'load',
        src: 'load',
        onDone: [
          {
            guard: ({ context }) => context.awaitsCreate,
            target: 'creating',
            actions: assign(({ context, event }) => keepMoved(context, event.output)),
          },
          { target: 'ready', actions: assign(({ context, event }) => keepMoved(context, event.output)) },
        ],
        onError: { target: 'failed', actions: assign({ failure: ({ event }) => toFailure(event.error) }) },
      },
      on: { create: { actions: assign({ awaitsCreate: true }) } },
      exit: assign({ awaitsCreate: false }),
    },
    failed: {
      tags: ['visible', 'failed'],
      on: { retry: 'loading', enter: 'loading' },
      exit: assign({ failure: null }),
    },
    ready: { tags: ['visible', 'ready'], on: { create: 'creating', enter: 'refreshing' } },
    refreshing: {
      tags: ['visible', 'ready'],
      invoke: {
        id: 'refresh',
        src: 'load',
        onDone: {
          target: 'ready',
          actions: assign(({ context, event }) => keepMoved(context, event.output)),
        },
        // What was listed is still worth reading.
        onError: 'ready',
      },
      on: { create: 'creating' },
    },
    creating: {
      tags: ['visible', 'busy', 'ready', 'creating'],
      invoke: {
        id: 'createBlank',
        src: 'createBlank',
        onDone: {
          target: 'refreshing',
          actions: emit(({ event }) => ({ type: 'opened' as const, id: event.output.id })),
        },
        onError: {
          target: 'ready',
          actions: emit(({ event }) => ({
            type: 'refused' as const,
            message: toFailure(event.error).message,
          })),
        },
      },
    },
  },
});

/** The lists as the server will give them once the document is known to lie in the trash. */
function without({ docs, recent, trashed }: HomeContext, gone: string): Partial<HomeLists> {
  const stays = ({ id }: { readonly id: string }) => id !== gone;
  return { docs: docs.filter(stays), recent: recent.filter(stays), trashed: trashed + 1 };
}

/** What moved is told once, so it stays named until somebody has read it. */
function keepMoved({ moved }: HomeContext, lists: HomeLists): HomeLists {
  return { ...lists, moved: [...new Set([...moved, ...lists.moved])] };
}
