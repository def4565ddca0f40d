import { defaultCountry } from '@octavo/contract/citation-styles';
import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';
import { isPro } from './plan.ts';
import type { Account, AccountContext, AccountEmitted, AccountEvent } from './account.types.ts';

const mostLooks = 20;

/**
 * The account, for every page: plan, words left, who is signed in. `refresh` loads it again after a charge; the answer
 * to an earlier load is dropped. Emits `known` after each load, `missed` after one that failed while nothing was known,
 * and `changed` when somebody else is signed in. After a payment (`pro.claim`) it loads every few seconds until the
 * server confirms it.
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
  delays: {
    /** Between two checks for a payment, in milliseconds. */
    look: 3000,
  },
  guards: {
    isWaiting: ({ context: { account, claimsPro, looks } }) =>
      claimsPro && account?.pro === false && looks < mostLooks,
  },
  actors: {
    load: fromPromise<Account, void>(async () => notProvided('account.load')),
  },
}).createMachine({
  id: 'account',
  context: { account: null, claimsPro: false, looks: 0 },
  on: {
    'pro.claim': { actions: assign({ claimsPro: true, looks: 0 }) },
  },
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
            actions: enqueueActions(({ context: { account: former }, event: { output }, enqueue }) => {
              enqueue.assign({ account: output });
              enqueue.emit(known);
              enqueue.emit({
                type: 'changed',
                email: output.info.email,
                wasVisitor: former?.info.accountType === 'anon',
              });
            }),
          },
          { target: 'known', actions: [assign({ account: ({ event }) => event.output }), emit(known)] },
        ],
        onError: [
          { guard: ({ context }) => context.account !== null, target: 'known' },
          { target: 'unknown', actions: emit({ type: 'missed' }) },
        ],
      },
      on: { refresh: { target: 'loading', reenter: true } },
    },
    known: {
      tags: 'known',
      after: {
        look: {
          guard: 'isWaiting',
          target: 'loading',
          actions: assign({ looks: ({ context }) => context.looks + 1 }),
        },
      },
      on: { refresh: 'loading' },
    },
  },
});

function isOther(before: Account | null, { info }: Account): boolean {
  return before !== null && (before.info.id !== info.id || before.info.accountType !== info.accountType);
}

function known({ context }: { readonly context: AccountContext }): AccountEmitted {
  const { account } = context;
  return {
    type: 'known',
    accountType: account?.info.accountType ?? 'anon',
    pro: isPro(context),
    paid: account?.pro ?? false,
    countryCode: account?.info.countryCode ?? defaultCountry,
  };
}
