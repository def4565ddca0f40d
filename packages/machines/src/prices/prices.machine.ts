import type { Prices } from '@octavo/contract';
import { assign, fromPromise, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';

export interface PricesContext {
  readonly prices: Prices | null;
}

/** `enter`: the page is shown. */
export type PricesEvent = { type: 'enter' } | { type: 'retry' };

/**
 * The page that tells what Pro costs, to whoever asks: nobody has to sign in. Prices come from the server, as they are
 * charged.
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
