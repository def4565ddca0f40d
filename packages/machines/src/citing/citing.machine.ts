import type { Reference } from '@octavo/contract';
import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { toFailure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import type {
  CitingCommand,
  CitingContext,
  CitingEmitted,
  CitingEvent,
  CitingReport,
  Found,
} from './citing.types.ts';

/**
 * The citation card below a passage (SPEC §4): it searches for works and cites the one that is picked. An empty passage
 * is not sent (SPEC §5). Emits `own` when the user wants to enter a source by hand.
 *
 * Tags: `visible`, `busy`, `failed`.
 */
export const citingMachine = setup({
  types: {
    context: {} as CitingContext,
    events: {} as CitingEvent,
    emitted: {} as CitingEmitted,
    tags: {} as 'visible' | 'busy' | 'failed',
  },
  actors: {
    text: fromCallback<CitingCommand, void, CitingReport>(() => notProvided('citing.text')),
    find: fromPromise<Found, { passage: string }>(async () => notProvided('citing.find')),
  },
  guards: {
    isBlank: ({ event }) => event.type === 'open' && event.passage.trim() === '',
    isFound: ({ context, event }) => referenceOf(context, event) !== undefined,
  },
  actions: {
    begin: assign(({ event }) =>
      event.type === 'open'
        ? { passage: event.passage, listed: event.listed, found: null, failure: null }
        : {},
    ),
    cite: sendTo('text', ({ context, event }): CitingCommand => {
      const reference = referenceOf(context, event);
      return reference === undefined ? { type: 'close' } : { type: 'cite', reference };
    }),
    close: sendTo('text', { type: 'close' }),
    emitOwn: emit({ type: 'own' }),
  },
}).createMachine({
  id: 'citing',
  context: { passage: '', found: null, listed: [], failure: null },
  invoke: { id: 'text', src: 'text' },
  on: {
    open: [
      { guard: 'isBlank', target: '.empty', actions: 'begin' },
      { target: '.loading', actions: 'begin' },
    ],
  },
  initial: 'closed',
  states: {
    closed: {},
    loading: {
      tags: ['visible', 'busy'],
      invoke: {
        id: 'find',
        src: 'find',
        input: ({ context: { passage } }) => ({ passage }),
        onDone: [
          {
            guard: ({ event }) => event.output.references.length === 0,
            target: 'empty',
            actions: assign({ found: ({ event }) => event.output }),
          },
          { target: 'results', actions: assign({ found: ({ event }) => event.output }) },
        ],
        onError: {
          target: 'failed',
          actions: assign({ failure: ({ event }) => toFailure(event.error) }),
        },
      },
      on: {
        gone: 'closed',
        own: { target: 'closed', actions: ['close', 'emitOwn'] },
        dismiss: { target: 'closed', actions: 'close' },
      },
    },
    results: {
      tags: 'visible',
      on: {
        cite: { guard: 'isFound', target: 'closed', actions: 'cite' },
        gone: 'closed',
        own: { target: 'closed', actions: ['close', 'emitOwn'] },
        dismiss: { target: 'closed', actions: 'close' },
      },
    },
    empty: {
      tags: 'visible',
      on: {
        gone: 'closed',
        own: { target: 'closed', actions: ['close', 'emitOwn'] },
        dismiss: { target: 'closed', actions: 'close' },
      },
    },
    failed: {
      tags: ['visible', 'failed'],
      on: {
        retry: 'loading',
        gone: 'closed',
        own: { target: 'closed', actions: ['close', 'emitOwn'] },
        dismiss: { target: 'closed', actions: 'close' },
      },
    },
  },
});

function referenceOf({ found }: CitingContext, event: CitingEvent): Reference | undefined {
  return event.type === 'cite' ? found?.references.find(({ id }) => id === event.id) : undefined;
}
