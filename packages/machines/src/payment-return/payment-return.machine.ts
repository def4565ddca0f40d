import { assign, emit, fromPromise, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';

/** State of a payment when the user returns from the provider (SPEC §4). */
export type PaymentOutcome = 'succeeded' | 'processing' | 'requires_payment_method' | 'other';

/** The parameters that the provider adds to the return address. */
export interface ReturnAddress {
  /** Client secret of the payment. */
  readonly secret: string;
  /** The result according to the address; the provider is asked where possible. */
  readonly status: string | null;
}

export type PaymentReturnEvent =
  | { type: 'return'; address: ReturnAddress }
  /** An anonymous account has paid. */
  | { type: 'remind' }
  | { type: 'close' }
  | { type: 'retry' }
  | { type: 'signIn' };

export type PaymentReturnEmitted =
  | { type: 'offered' }
  | { type: 'closed' }
  /** The server has recorded the payment, so the account has changed. */
  | { type: 'settled' }
  | { type: 'retry' }
  | { type: 'signIn' };

const flow = setup({
  types: {
    context: {} as { readonly address: ReturnAddress | null },
    events: {} as PaymentReturnEvent,
    emitted: {} as PaymentReturnEmitted,
    tags: {} as 'visible' | 'busy',
  },
  actors: {
    readStatus: fromPromise<PaymentOutcome, ReturnAddress>(async () =>
      notProvided('payment-return.readStatus'),
    ),
    /**
     * Makes the server ask the provider, up to this many times, until the payment counts. Resolves to whether it does.
     */
    settle: fromPromise<boolean, { times: number }>(async () => notProvided('payment-return.settle')),
  },
  actions: { show: emit({ type: 'offered' }), hide: emit({ type: 'closed' }) },
});

const close = { target: 'closed', actions: 'hide' } as const;
/** A few seconds, while the user waits. */
const soon = { times: 5 };
/** A few minutes, while the user continues writing. */
const later = { times: 100 };

/**
 * The state of a payment, shown when the user returns from the provider (SPEC §4), with a machine state for each of the
 * four outcomes. Success is shown only once the server has recorded it: until then the payment is being confirmed
 * (`settling`), then processed, and polling continues after the dialog is closed (`waiting`). Emits `offered` and
 * `closed` for the dialog, `settled` when the server has recorded it, and the buttons pressed.
 *
 * Tags: `visible`, `busy`.
 */
export const paymentReturnMachine = flow.createMachine({
  id: 'payment-return',
  context: { address: null },
  initial: 'closed',
  states: {
    closed: {
      on: {
        return: { target: 'asking', actions: assign({ address: ({ event }) => event.address }) },
        remind: { target: 'succeeded', actions: 'show' },
      },
    },
    asking: {
      tags: 'busy',
      invoke: {
        id: 'readStatus',
        src: 'readStatus',
        input: ({ context }) => context.address ?? { secret: '', status: null },
        onDone: [
          { guard: ({ event }) => event.output === 'succeeded', target: 'settling', actions: 'show' },
          { guard: ({ event }) => event.output === 'processing', target: 'processing', actions: 'show' },
          {
            guard: ({ event }) => event.output === 'requires_payment_method',
            target: 'requires_payment_method',
            actions: 'show',
          },
          { target: 'other', actions: 'show' },
        ],
        onError: { target: 'other', actions: 'show' },
      },
    },
    succeeded: {
      tags: 'visible',
      on: { close, signIn: { target: 'closed', actions: ['hide', emit({ type: 'signIn' })] } },
    },
    settling: {
      tags: 'visible',
      invoke: {
        id: 'settle',
        src: 'settle',
        input: soon,
        onDone: [
          { guard: ({ event }) => event.output, target: 'succeeded', actions: emit({ type: 'settled' }) },
          { target: 'processing' },
        ],
        onError: 'processing',
      },
      on: { close: { target: 'waiting', actions: 'hide' } },
    },
    processing: {
      tags: 'visible',
      invoke: {
        id: 'settleLater',
        src: 'settle',
        input: later,
        onDone: {
          guard: ({ event }) => event.output,
          target: 'succeeded',
          actions: emit({ type: 'settled' }),
        },
        onError: { target: 'processing' },
      },
      on: { close: { target: 'waiting', actions: 'hide' } },
    },
    waiting: {
      invoke: {
        id: 'settleUnseen',
        src: 'settle',
        input: later,
        onDone: { target: 'closed', actions: emit({ type: 'settled' }) },
        onError: 'closed',
      },
      on: { return: { target: 'asking', actions: assign({ address: ({ event }) => event.address }) } },
    },
    requires_payment_method: {
      tags: 'visible',
      on: { close, retry: { target: 'closed', actions: ['hide', emit({ type: 'retry' })] } },
    },
    other: {
      tags: 'visible',
      on: { close, retry: { target: 'closed', actions: ['hide', emit({ type: 'retry' })] } },
    },
  },
});
