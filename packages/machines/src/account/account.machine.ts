import { defaultCountry } from '@octavo/contract/citation-styles';
import { assign, emit, fromPromise, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';
import { isPro } from './plan.ts';
import type { Account, AccountContext, AccountEmitted, AccountEvent } from './account.types.ts';

/**
 * The account, for every page: plan, words left, who one is. `refresh` looks again after something was charged; the
 * answer to an older look is dropped. Emits `known` after each look, and
 * `changed` when somebody else is signed in.
 *
 * Tags: `busy`, `known`.
 */
export const accountMachine = setup({
  types: {
    context: {} as AccountContext,
    events: {} as AccountEvent,
    emitted: {} as AccountEmitted,
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
        onDone: [
          {
            guard: ({ context, event }) => isOther(context.account, event.output),
            target: 'known',
            actions: [
              assign({ account: ({ event }) => event.output }),
              emit(known),
              emit(({ event }) => ({ type: 'changed' as const, email: event.output.info.email })),
            ],
          },
          { target: 'known', actions: [assign({ account: ({ event }) => event.output }), emit(known)] },
        ],
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

function isOther(before: Account | null, { info }: Account): boolean {
  return before !== null && (before.info.id !== info.id || before.info.accountType !== info.accountType);
}

function known({ context }: { readonly context: AccountContext }): AccountEmitted {
  return {
    type: 'known',
    accountType: context.account?.info.accountType ?? 'anon',
    pro: isPro(context),
    countryCode: context.account?.info.countryCode ?? defaultCountry,
  };
}
