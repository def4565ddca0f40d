import { assign, fromPromise, setup } from 'xstate';
import { isConnectionFailure, toFailure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import type { Findings, SearchContext, SearchEvent } from './search.types.ts';

/** Delay after the last key, in milliseconds. */
const searchDelay = 300;

/**
 * The server's part of the search on the home page: documents whose text contains the words, in addition to those that
 * the page finds by title or tags. A new term cancels the previous search. Offline, only the lists cached on the device
 * are searched.
 *
 * Tags: `visible`, `busy`, `failed`, `offline`.
 */
export const searchMachine = setup({
  types: {
    context: {} as SearchContext,
    events: {} as SearchEvent,
    tags: {} as 'visible' | 'busy' | 'failed' | 'offline',
  },
  actors: {
    search: fromPromise<Findings, { term: string }>(async () => notProvided('search.search')),
  },
  guards: {
    isEmpty: ({ event }) => event.type === 'term.change' && event.term.trim() === '',
    isSame: ({ context, event }) => event.type === 'term.change' && event.term.trim() === context.term,
  },
  actions: {
    keepTerm: assign(({ event }) => (event.type === 'term.change' ? { term: event.term.trim() } : {})),
  },
  delays: { searchDelay },
}).createMachine({
  id: 'search',
  context: { term: '', docs: [], more: false, foundFor: '', failure: null },
  initial: 'idle',
  on: {
    'term.change': [
      { guard: 'isSame' },
      { guard: 'isEmpty', target: '.idle', actions: 'keepTerm' },
      { target: '.waiting', actions: 'keepTerm' },
    ],
    'document.removed': {
      actions: assign({ docs: ({ context, event }) => context.docs.filter(({ id }) => id !== event.id) }),
    },
  },
  states: {
    idle: { entry: assign({ docs: [], more: false, foundFor: '' }) },
    waiting: { tags: ['visible', 'busy'], after: { searchDelay: 'searching' } },
    searching: {
      tags: ['visible', 'busy'],
      invoke: {
        id: 'search',
        src: 'search',
        input: ({ context: { term } }) => ({ term }),
        onDone: {
          target: 'found',
          actions: assign(({ context, event }) => ({ ...event.output, foundFor: context.term })),
        },
        onError: [
          {
            guard: ({ event }) => isConnectionFailure(toFailure(event.error)),
            target: 'offline',
            actions: assign({ failure: ({ event }) => toFailure(event.error) }),
          },
          { target: 'failed', actions: assign({ failure: ({ event }) => toFailure(event.error) }) },
        ],
      },
      on: { refresh: { target: 'searching', reenter: true } },
    },
    found: { tags: 'visible', on: { refresh: 'searching' } },
    offline: {
      tags: ['visible', 'offline'],
      on: { retry: 'searching', refresh: 'searching' },
      exit: assign({ failure: null }),
    },
    failed: {
      tags: ['visible', 'failed'],
      on: { retry: 'searching', refresh: 'searching' },
      exit: assign({ failure: null }),
    },
  },
});
