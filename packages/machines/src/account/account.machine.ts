import { assign, fromPromise, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';
import type { Account, AccountContext, AccountEvent } from './account.types.ts';

/**
 * The account, for every page: plan, words left, who one is. `refresh` looks again after something was charged; the
 * answer to an older look is dropped.
 *
 * Tags: `busy`, `known`.
 */
export const accountMachine = setup({
  types: {
    context: {} as AccountContext,
    events: {} as AccountEvent,
    tags: {} as 'busy' | 'known',
  },
  actors: {
    load: fromPromise<Account, void>(async () => notProvided('account.load')),
  },
}).createMachine({
  id: 'account',
  context: { account: null },
  initial: 'unknown',
  states: {
    unknown: { on: { refresh: 'loading' } },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'load',
        onDone: { target: 'known', actions: assign({ account: ({ event }) => event.output }) },
        onError: [
          { guard: ({ context }) => context.account !== null, target: 'known' },
          { target: 'unknown' },
        ],
      },
      on: { refresh: { target: 'loading', reenter: true } },
    },
    known: { tags: 'known', on: { refresh: 'loading' } },
  },
});
