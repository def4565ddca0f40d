import { assign, emit, fromPromise, setup } from 'xstate';
import { toFailure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import type { HomeContext, HomeEmitted, HomeEvent, HomeFilter, HomeLists } from './home.types.ts';
import { withFavourite, withToggle } from './toggles.ts';

/**
 * The home page (SPEC §2 home, §5 search, §8 create document).
 *
 * Region `page` loads and creates; `favourite` tells the server one mark after the other, the list
 * shows them at once and turns them back when refused; `alert` says what was refused.
 * Emits `opened` for a document that was chosen or created.
 *
 * Tags: `visible`, `busy`, `loading`, `failed`, `ready`, `creating`, `saving`, `alert`.
 */
export const homeMachine = setup({
  types: {
    context: {} as HomeContext,
    events: {} as HomeEvent,
    emitted: {} as HomeEmitted,
    tags: {} as 'visible' | 'busy' | 'loading' | 'failed' | 'ready' | 'creating' | 'saving' | 'alert',
  },
  actors: {
    load: fromPromise<HomeLists, void>(async () => notProvided('home.load')),
    createBlank: fromPromise<{ id: string }, void>(async () => notProvided('home.createBlank')),
    toggleFavourite: fromPromise<{ favourite: boolean }, { id: string }>(async () =>
      notProvided('home.toggleFavourite'),
    ),
  },
  actions: {
    setLists: assign((_, { docs, recent }: HomeLists) => ({ docs, recent, failure: null })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    setError: assign((_, { error }: { error: unknown }) => ({ error: toFailure(error).message })),
    awaitCreate: assign({ awaitsCreate: true }),
    endAwait: assign({ awaitsCreate: false }),
    clearError: assign({ error: null }),
    setSearch: assign((_, { search }: { search: string }) => ({ search })),
    setFilter: assign((_, { filter }: { filter: HomeFilter }) => ({ filter })),
    turnOver: assign(({ context }, { id }: { id: string }) => ({
      docs: withFavourite(context.docs, id),
      recent: withFavourite(context.recent, id),
    })),
    queueToggle: assign(({ context }, { id }: { id: string }) => ({
      toggles: withToggle(context.toggles, id),
    })),
    dropToggle: assign({ toggles: ({ context }) => context.toggles.slice(1) }),
    emitOpened: emit((_, { id }: { id: string }) => ({ type: 'opened' as const, id })),
  },
  guards: {
    isListed: ({ context }, { id }: { id: string }) =>
      [...context.docs, ...context.recent].some((document) => document.id === id),
    isAwaited: ({ context }) => context.awaitsCreate,
    hasToggle: ({ context }) => context.toggles.length > 0,
    hasError: ({ context }) => context.error !== null,
  },
}).createMachine({
  id: 'home',
  context: {
    docs: [],
    recent: [],
    search: '',
    filter: 'all',
    toggles: [],
    awaitsCreate: false,
    failure: null,
    error: null,
  },
  on: {
    'search.change': { actions: { type: 'setSearch', params: ({ event }) => event } },
    'tag.press': { actions: { type: 'setSearch', params: ({ event }) => ({ search: event.tag }) } },
    'filter.change': { actions: { type: 'setFilter', params: ({ event }) => event } },
    'document.open': { actions: { type: 'emitOpened', params: ({ event }) => event } },
    'favourite.toggle': {
      guard: { type: 'isListed', params: ({ event }) => event },
      actions: [
        { type: 'turnOver', params: ({ event }) => event },
        { type: 'queueToggle', params: ({ event }) => event },
      ],
    },
  },
  type: 'parallel',
  states: {
    page: {
      initial: 'loading',
      states: {
        loading: {
          tags: ['visible', 'busy', 'loading'],
          invoke: {
            id: 'load',
            src: 'load',
            onDone: [
              {
                guard: 'isAwaited',
                target: 'creating',
                actions: { type: 'setLists', params: ({ event }) => event.output },
              },
              { target: 'ready', actions: { type: 'setLists', params: ({ event }) => event.output } },
            ],
            onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
          },
          on: { create: { actions: 'awaitCreate' } },
          exit: 'endAwait',
        },
        failed: { tags: ['visible', 'failed'], on: { retry: 'loading' } },
        ready: { tags: ['visible', 'ready'], on: { create: 'creating' } },
        creating: {
          tags: ['visible', 'busy', 'ready', 'creating'],
          invoke: {
            id: 'createBlank',
            src: 'createBlank',
            onDone: { target: 'ready', actions: { type: 'emitOpened', params: ({ event }) => event.output } },
            onError: { target: 'ready', actions: { type: 'setError', params: ({ event }) => event } },
          },
        },
      },
    },
    favourite: {
      initial: 'idle',
      states: {
        idle: { always: { guard: 'hasToggle', target: 'saving' } },
        saving: {
          tags: 'saving',
          invoke: {
            id: 'toggleFavourite',
            src: 'toggleFavourite',
            input: ({ context }) => ({ id: context.toggles[0] ?? '' }),
            onDone: { target: 'idle', actions: 'dropToggle' },
            onError: {
              target: 'idle',
              actions: [
                { type: 'setError', params: ({ event }) => event },
                { type: 'turnOver', params: ({ context }) => ({ id: context.toggles[0] ?? '' }) },
                'dropToggle',
              ],
            },
          },
        },
      },
    },
    alert: {
      initial: 'closed',
      states: {
        closed: { always: { guard: 'hasError', target: 'open' } },
        open: { tags: 'alert', on: { 'alert.dismiss': { target: 'closed', actions: 'clearError' } } },
      },
    },
  },
});
