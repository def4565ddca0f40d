import { assign, emit, fromPromise, setup, spawnChild } from 'xstate';
import { isConnectionFailure, toFailure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import type { HomeContext, HomeEmitted, HomeEvent, HomeLists, HomePage } from './home.types.ts';

/**
 * The home page (SPEC §2 home, §5 search, §8 create document). It lives as long as the app: on return the lists are
 * shown at once while they are reloaded. The first page of documents is shown as soon as it is there, the others
 * follow. Emits `chosen` for an existing or new document, `searched` with the search term, `refused` with the server's
 * message, and `unreachable` if a document could not be created for lack of a connection.
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
    /** The first page of documents, and everything else on home. */
    load: fromPromise<HomeLists, void>(async () => notProvided('home.load')),
    loadPage: fromPromise<HomePage, { next: string }>(async () => notProvided('home.loadPage')),
    /** All pages. */
    refresh: fromPromise<HomeLists, void>(async () => notProvided('home.refresh')),
    /** Afterwards the server no longer lists them; if it fails, they are listed once more. */
    reportMovedSeen: fromPromise<void, { ids: readonly string[] }>(async () =>
      notProvided('home.reportMovedSeen'),
    ),
    createBlank: fromPromise<{ id: string }, void>(async () => notProvided('home.createBlank')),
  },
  actions: {
    /** Created once the lists are there. */
    awaitCreate: assign({ awaitsCreate: true }),
  },
}).createMachine({
  id: 'home',
  context: {
    docs: [],
    recent: [],
    moved: [],
    seen: [],
    trashed: 0,
    next: null,
    isKept: false,
    search: '',
    filter: 'all',
    order: 'changed',
    awaitsCreate: false,
    failure: null,
  },
  on: {
    'search.change': {
      actions: [
        assign({ search: ({ event }) => event.search }),
        emit(({ event }) => ({ type: 'searched' as const, term: event.search })),
      ],
    },
    'tag.press': {
      actions: [
        assign({ search: ({ event }) => event.tag }),
        emit(({ event }) => ({ type: 'searched' as const, term: event.tag })),
      ],
    },
    'filter.change': { actions: assign({ filter: ({ event }) => event.filter }) },
    'order.change': { actions: assign({ order: ({ event }) => event.order }) },
    'moved.dismiss': {
      actions: [
        spawnChild('reportMovedSeen', { input: ({ context: { moved } }) => ({ ids: moved }) }),
        assign(({ context: { moved, seen } }) => ({ moved: [], seen: [...seen, ...moved] })),
      ],
    },
    'document.removed': {
      actions: assign(({ context, event }) => without(context, event.id)),
    },
    'document.open': { actions: emit(({ event }) => ({ type: 'chosen' as const, id: event.id })) },
  },
  initial: 'idle',
  states: {
    idle: { on: { enter: 'loading', refresh: 'loading', create: { actions: 'awaitCreate' } } },
    loading: {
      tags: ['visible', 'busy', 'loading'],
      invoke: {
        id: 'load',
        src: 'load',
        onDone: [
          {
            guard: ({ context }) => context.awaitsCreate,
            target: 'creating',
            actions: assign(({ context, event }) => withoutSeen(context, event.output)),
          },
          { target: 'ready', actions: assign(({ context, event }) => withoutSeen(context, event.output)) },
        ],
        onError: {
          target: 'failed',
          actions: assign({ awaitsCreate: false, failure: ({ event }) => toFailure(event.error) }),
        },
      },
      on: { refresh: { target: 'loading', reenter: true }, create: { actions: 'awaitCreate' } },
    },
    failed: {
      tags: ['visible', 'failed'],
      on: {
        retry: 'loading',
        enter: 'loading',
        refresh: 'loading',
        create: { target: 'loading', actions: 'awaitCreate' },
      },
      exit: assign({ failure: null }),
    },
    ready: {
      tags: ['visible', 'ready'],
      always: { guard: ({ context }) => context.next !== null, target: 'adding' },
      on: { create: 'creating', enter: 'refreshing', refresh: 'refreshing', retry: 'refreshing' },
    },
    adding: {
      tags: ['visible', 'ready'],
      invoke: {
        id: 'add',
        src: 'loadPage',
        input: ({ context }) => ({ next: context.next ?? '' }),
        onDone: { target: 'ready', actions: assign(({ context, event }) => withPage(context, event.output)) },
        onError: {
          target: 'ready',
          actions: [
            assign({ next: null }),
            emit(({ event }) => ({ type: 'refused' as const, message: toFailure(event.error).message })),
          ],
        },
      },
      on: { create: 'creating', enter: 'refreshing', refresh: 'refreshing' },
    },
    refreshing: {
      tags: ['visible', 'ready'],
      invoke: {
        id: 'refresh',
        src: 'refresh',
        onDone: {
          target: 'ready',
          actions: assign(({ context, event }) => withoutSeen(context, event.output)),
        },
        // Keep showing the old lists.
        onError: {
          target: 'ready',
          actions: assign({ isKept: ({ event }) => isConnectionFailure(toFailure(event.error)) }),
        },
      },
      on: { create: 'creating', refresh: { target: 'refreshing', reenter: true } },
    },
    creating: {
      tags: ['visible', 'busy', 'ready', 'creating'],
      entry: assign({ awaitsCreate: false }),
      invoke: {
        id: 'createBlank',
        src: 'createBlank',
        onDone: {
          target: 'refreshing',
          actions: emit(({ event }) => ({ type: 'chosen' as const, id: event.output.id })),
        },
        // A document may have been added or removed meanwhile.
        onError: {
          target: 'refreshing',
          actions: emit(({ event }) => {
            const { code, message } = toFailure(event.error);
            return code === 'unreachable' ? { type: 'unreachable' } : { type: 'refused', message };
          }),
        },
      },
    },
  },
});

/** The lists as the server will return them once the document is in the trash. */
function without({ docs, recent, trashed }: HomeContext, gone: string): Partial<HomeLists> {
  const stays = ({ id }: { readonly id: string }) => id !== gone;
  return { docs: docs.filter(stays), recent: recent.filter(stays), trashed: trashed + 1 };
}

/** A document changed since the previous page was read may be on both pages. */
function withPage({ docs }: HomeContext, { docs: added, next }: HomePage): HomePage {
  const listed = new Set(docs.map(({ id }) => id));
  return { docs: [...docs, ...added.filter(({ id }) => !listed.has(id))], next };
}

/** A list requested earlier may still contain notices read meanwhile. */
function withoutSeen({ seen }: HomeContext, lists: HomeLists): HomeLists {
  return { ...lists, moved: lists.moved.filter((id) => !seen.includes(id)) };
}
