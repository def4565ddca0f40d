import type { BillingPeriod } from '@octavo/contract/account-kinds';
import { assign, emit, fromPromise, setup } from 'xstate';
import { toFailure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import type {
  Answer,
  PaymentMessage,
  UpgradeContext,
  UpgradeEmitted,
  UpgradeEvent,
  UpgradeFailure,
} from './upgrade.types.ts';

/** Longest delay of a timer, in ms: https://developer.mozilla.org/docs/Web/API/Window/setTimeout#maximum_delay_value */
const longestDelay = 2 ** 31 - 1;

const flow = setup({
  types: {
    context: {} as UpgradeContext,
    events: {} as UpgradeEvent,
    emitted: {} as UpgradeEmitted,
    tags: {} as 'visible' | 'busy' | 'failed' | 'paying',
  },
  actors: {
    ask: fromPromise<Answer, { period: BillingPeriod }>(async () => notProvided('upgrade.ask')),
    /** Fetches the provider's form, which is not part of the page. */
    loadForm: fromPromise<unknown, { publishableKey: string | null }>(async () =>
      notProvided('upgrade.loadForm'),
    ),
    /** Resolves only if nothing was paid; a payment that proceeds leads to another page. */
    confirm: fromPromise<PaymentMessage, { secret: string }>(async () => notProvided('upgrade.confirm')),
  },
  delays: {
    /** SPEC §9: how long a payment message stays, in milliseconds. */
    message: 4000,
    /** Until the discount ends; then the full price is requested. */
    discount: ({ context: { latest } }) =>
      Math.min(Math.max(0, (latest?.discountUntil ?? 0) - Date.now()), longestDelay),
  },
  guards: {
    hasDiscount: ({ context: { latest } }) => latest !== null && latest.discountUntil !== null,
    isFormLoaded: ({ context }) => context.isFormLoaded,
    hasOffer: ({ context, event }) =>
      event.type === 'period.change' && context.offers[event.period] !== undefined,
  },
  actions: {
    choosePeriod: assign(({ event }) => (event.type === 'period.change' ? { period: event.period } : {})),
    forgetOffers: assign({ offers: {} }),
    leave: emit({ type: 'closed' }),
  },
});

function failureOf(error: unknown): UpgradeFailure {
  switch (toFailure(error).code) {
    case 'already_pro':
      return 'alreadyPro';
    case 'not_configured':
      return 'notConfigured';
    default:
      return 'unreachable';
  }
}

/**
 * The upgrade panel (SPEC §2, §4, §7): the offer for each period is requested when its tab is chosen, and again when
 * the panel opens, so that the countdown is correct. The payment form is loaded only once. Emits `opened` and `closed`,
 * and `paid` if the server says that there is nothing to pay.
 *
 * Tags: `visible`, `busy`, `failed`, `paying`.
 */
export const upgradeMachine = flow.createMachine({
  id: 'upgrade',
  context: {
    period: 'yearly',
    offers: {},
    latest: null,
    yearlySaving: null,
    isFormLoaded: false,
    message: null,
    failure: null,
  },
  initial: 'closed',
  states: {
    closed: {
      on: { open: { target: 'asking', actions: ['forgetOffers', emit({ type: 'opened' })] } },
    },
    asking: {
      tags: ['visible', 'busy'],
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context }) => ({ period: context.period }),
        onDone: {
          target: 'asked',
          actions: assign(({ context, event: { output } }) => ({
            offers: { ...context.offers, [context.period]: output.offer },
            latest: output.offer,
            yearlySaving: output.yearlySaving,
          })),
        },
        onError: [
          {
            guard: ({ event }) => failureOf(event.error) === 'alreadyPro',
            target: 'failed',
            actions: [assign({ failure: 'alreadyPro' }), emit({ type: 'paid' })],
          },
          {
            target: 'failed',
            actions: assign({ failure: ({ event }) => failureOf(event.error) }),
          },
        ],
      },
      on: {
        'period.change': [
          { guard: 'hasOffer', target: 'asked', actions: 'choosePeriod' },
          { target: 'asking', reenter: true, actions: 'choosePeriod' },
        ],
        close: { target: 'closed', actions: 'leave' },
      },
    },
    asked: { always: [{ guard: 'isFormLoaded', target: 'ready' }, { target: 'loading' }] },
    loading: {
      tags: ['visible', 'busy'],
      invoke: {
        id: 'loadForm',
        src: 'loadForm',
        input: ({ context }) => ({ publishableKey: context.latest?.publishableKey ?? null }),
        onDone: { target: 'ready', actions: assign({ isFormLoaded: true }) },
        onError: { target: 'failed', actions: assign({ failure: 'unreachable' }) },
      },
      on: { close: { target: 'closed', actions: 'leave' } },
    },
    ready: {
      tags: 'visible',
      after: { discount: { guard: 'hasDiscount', target: 'asking', actions: 'forgetOffers' } },
      initial: 'resting',
      on: {
        'period.change': [
          { guard: 'hasOffer', target: '.resting', actions: 'choosePeriod' },
          { target: 'asking', actions: 'choosePeriod' },
        ],
        pay: 'paying',
        close: { target: 'closed', actions: 'leave' },
      },
      states: {
        resting: {},
        told: { after: { message: 'resting' }, exit: assign({ message: null }) },
      },
    },
    paying: {
      tags: ['visible', 'busy', 'paying'],
      invoke: {
        id: 'confirm',
        src: 'confirm',
        input: ({ context: { offers, period } }) => ({ secret: offers[period]?.secret ?? '' }),
        onDone: { target: 'ready.told', actions: assign({ message: ({ event }) => event.output }) },
        onError: { target: 'ready.told', actions: assign({ message: { is: 'other' } }) },
      },
    },
    failed: {
      tags: ['visible', 'failed'],
      exit: assign({ failure: null }),
      on: { retry: 'asking', close: { target: 'closed', actions: 'leave' } },
    },
  },
});
