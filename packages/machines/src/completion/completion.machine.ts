import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { toFailure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import type {
  BillCommand,
  CaretCommand,
  CaretReport,
  CompletionContext,
  CompletionEvent,
  CompletionInput,
  Offer,
} from './completion.types.ts';

const flow = setup({
  types: {
    input: {} as CompletionInput,
    context: {} as CompletionContext,
    events: {} as CompletionEvent,
    tags: {} as 'offered',
  },
  actors: {
    caret: fromCallback<CaretCommand, void, CaretReport>(() => notProvided('completion.caret')),
    complete: fromPromise<Offer, { text: string }>(async () => notProvided('completion.complete')),
    bill: fromCallback<BillCommand>(() => notProvided('completion.bill')),
  },
  guards: {
    isEnabled: ({ context }) => context.enabled,
    isCharged: ({ context }) => context.isCharged,
  },
  delays: {
    /** How long to send no requests after the rate limit was hit, in milliseconds. */
    rest: 300_000,
  },
});

const forget = flow.assign({ text: '', offer: null });

/**
 * Finish as you type (SPEC §4, §8, §9): requests a continuation when the writer pauses and draws it at the caret, where
 * it can be accepted whole or word by word. Only accepted words of a model are charged, not the offer. Failures are
 * silent.
 *
 * Tags: `offered`.
 */
export const completionMachine = flow.createMachine({
  id: 'completion',
  context: ({ input }) => ({ enabled: input.enabled, text: '', offer: null, isCharged: false }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isEnabled', target: 'on' }, { target: 'off' }] },
    off: { entry: assign({ enabled: false }), on: { enable: 'on' } },
    on: {
      entry: assign({ enabled: true }),
      invoke: [
        { id: 'caret', src: 'caret' },
        { id: 'bill', src: 'bill' },
      ],
      exit: forget,
      on: {
        disable: 'off',
        pause: { target: '.asking', actions: assign(({ event }) => ({ text: event.text, offer: null })) },
        leave: { target: '.idle', actions: forget },
        taken: {
          guard: 'isCharged',
          actions: sendTo('bill', ({ event }) => ({ type: 'charge' as const, text: event.text })),
        },
      },
      initial: 'idle',
      states: {
        idle: {},
        asking: {
          invoke: {
            id: 'complete',
            src: 'complete',
            input: ({ context }) => ({ text: context.text }),
            onDone: [
              { guard: ({ event }) => event.output.text.trim() === '', target: 'idle' },
              {
                target: 'offered',
                actions: assign(({ event: { output } }) => ({
                  offer: output.text,
                  isCharged: output.isCharged,
                })),
              },
            ],
            onError: [
              {
                guard: ({ event }) => toFailure(event.error).code === 'too_many_attempts',
                target: 'resting',
              },
              { target: 'idle' },
            ],
          },
        },
        offered: {
          tags: 'offered',
          entry: sendTo('caret', ({ context }) => ({ type: 'offer', text: context.offer ?? '' })),
        },
        resting: { on: { pause: {}, leave: {} }, after: { rest: 'idle' } },
      },
    },
  },
});
