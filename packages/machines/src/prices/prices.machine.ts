import type { Prices } from '@octavo/contract';
import { assign, fromPromise, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';

export interface PricesContext {
  readonly prices: Prices | null;
}

/** `enter`: the page is shown. */
export type PricesEvent = { type: 'enter' } | { type: 'retry' };

/**
 * The pricing page, open to everyone without signing in. Prices come from the server, as charged.
 *
 * Tags: `visible`, `busy`, `failed`.
 */
export const pricesMachine = setup({
  types: {
    context: {} as PricesContext,
    events: {} as PricesEvent,
    tags: {} as 'visible' | 'busy' | 'failed',
  },
  actors: {
    load: fromPromise<Prices, void>(async () => notProvided('prices.load')),
  },
}).createMachine({
  id: 'prices',
  context: { prices: null },
  initial: 'idle',
  states: {
    idle: { on: { enter: 'loading' } },
    loading: {
      tags: ['visible', 'busy'],
      invoke: {
        id: 'load',
        src: 'load',
        onDone: { target: 'ready', actions: assign({ prices: ({ event }) => event.output }) },
        onError: 'failed',
      },
    },
    failed: { tags: ['visible', 'failed'], on: { retry: 'loading', enter: 'loading' } },
    ready: { tags: 'visible', on: { enter: 'loading' } },
  },
});
