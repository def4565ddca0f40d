import { assign, emit, fromPromise, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';

/** How a payment stands when the reader comes back from the provider (SPEC §4). */
export type PaymentOutcome = 'succeeded' | 'processing' | 'requires_payment_method' | 'other';

/** What the provider has put into the address that it leads back to. */
export interface ReturnAddress {
  /** Of the payment. */
  readonly secret: string;
  /** How it says that it ended; the payment itself is asked where it can be. */
  readonly status: string | null;
}

export type PaymentReturnEvent =
  | { type: 'return'; address: ReturnAddress }
  /** An account that nobody can sign in to has paid. */
  | { type: 'remind' }
  | { type: 'close' }
  | { type: 'retry' }
  | { type: 'signIn' };

export type PaymentReturnEmitted =
  | { type: 'opened' }
  | { type: 'closed' }
  /** The server knows of the payment: the account is another now. */
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
    /** Has the server ask the provider, so many times, until the payment counts. Gives whether it does. */
    settle: fromPromise<boolean, { times: number }>(async () => notProvided('payment-return.settle')),
  },
  actions: { show: emit({ type: 'opened' }), hide: emit({ type: 'closed' }) },
});

const close = { target: 'closed', actions: 'hide' } as const;
/** Some seconds, while the reader waits. */
const soon = { times: 5 };
/** Some minutes, while the reader goes on writing. */
const later = { times: 100 };

/**
 * How a payment stands, told when the reader comes back from the provider (SPEC §4): a state for each of the four
 * outcomes. That it succeeded is told when the server knows it as well: until then the payment is being confirmed
 * (`settling`), then processed, and goes on being asked about when the dialog is closed (`waiting`). Emits `opened` and
 * `closed` for the dialog, `settled` when the server knows, and what is pressed.
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
