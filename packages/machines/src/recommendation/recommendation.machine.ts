import { assign, emit, fromPromise, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';

/** The message and link to share. */
export interface Recommendation {
  readonly message: string;
  readonly link: string;
}

export interface RecommendationContext {
  readonly message: string | null;
  readonly link: string;
  /** The device has its own share sheet. */
  readonly canShare: boolean;
}

export type RecommendationEvent =
  | { type: 'open' }
  | { type: 'retry' }
  /** With the device's share sheet. */
  | { type: 'share' }
  | { type: 'dismiss' };

export type RecommendationEmitted = { type: 'opened' } | { type: 'closed' };

/**
 * Recommends the product with a message from the server (SPEC §2, §7). Emits `opened` and `closed` for the dialog.
 *
 * Tags: `visible`, `busy`, `failed`.
 */
export const recommendationMachine = setup({
  types: {
    context: {} as RecommendationContext,
    events: {} as RecommendationEvent,
    emitted: {} as RecommendationEmitted,
    tags: {} as 'visible' | 'busy' | 'failed',
  },
  actors: {
    load: fromPromise<Recommendation & { readonly canShare: boolean }, void>(async () =>
      notProvided('recommendation.load'),
    ),
    /** Also resolves if the user cancels. */
    share: fromPromise<unknown, Recommendation>(async () => notProvided('recommendation.share')),
  },
}).createMachine({
  id: 'recommendation',
  context: { message: null, link: '', canShare: false },
  initial: 'closed',
  states: {
    closed: { on: { open: { target: 'loading', actions: emit({ type: 'opened' }) } } },
    loading: {
      tags: ['visible', 'busy'],
      invoke: {
        id: 'load',
        src: 'load',
        onDone: { target: 'ready', actions: assign(({ event }) => event.output) },
        onError: 'failed',
      },
      on: { dismiss: { target: 'closed', actions: emit({ type: 'closed' }) } },
    },
    ready: {
      tags: 'visible',
      on: {
        share: { guard: ({ context }) => context.canShare, target: 'sharing' },
        dismiss: { target: 'closed', actions: emit({ type: 'closed' }) },
      },
    },
    sharing: {
      tags: 'visible',
      invoke: {
        id: 'share',
        src: 'share',
        input: ({ context: { message, link } }) => ({ message: message ?? '', link }),
        onDone: 'ready',
        onError: 'ready',
      },
      on: { dismiss: { target: 'closed', actions: emit({ type: 'closed' }) } },
    },
    failed: {
      tags: ['visible', 'failed'],
      on: { retry: 'loading', dismiss: { target: 'closed', actions: emit({ type: 'closed' }) } },
    },
  },
});
