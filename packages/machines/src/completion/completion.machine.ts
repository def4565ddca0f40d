import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { toFailure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import type {
  CaretCommand,
  CaretReport,
  CompletionContext,
  CompletionEvent,
  CompletionInput,
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
    complete: fromPromise<string, { text: string }>(async () => notProvided('completion.complete')),
  },
  guards: { isEnabled: ({ context }) => context.enabled },
  delays: {
    /** Nothing is asked for meanwhile once the day's words are spent. */
    spentWait: 300_000,
  },
});

const forget = flow.assign({ text: '', offer: null });

/**
 * Finish as you type (SPEC §4, §8, §9): asks for a continuation when the writer pauses and has it drawn at the caret,
 * where it is taken word by word. A failure is silent.
 *
 * Tags: `offered`.
 */
export const completionMachine = flow.createMachine({
  id: 'completion',
  context: ({ input }) => ({ enabled: input.enabled, text: '', offer: null }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isEnabled', target: 'on' }, { target: 'off' }] },
    off: { entry: assign({ enabled: false }), on: { enable: 'on' } },
    on: {
      entry: assign({ enabled: true }),
      invoke: { id: 'caret', src: 'caret' },
      exit: forget,
      on: {
        disable: 'off',
        pause: { target: '.asking', actions: assign(({ event }) => ({ text: event.text, offer: null })) },
        leave: { target: '.idle', actions: forget },
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
              { guard: ({ event }) => event.output.trim() === '', target: 'idle' },
              { target: 'offered', actions: assign(({ event }) => ({ offer: event.output })) },
            ],
            onError: [
              { guard: ({ event }) => toFailure(event.error).code === 'limit_reached', target: 'spent' },
              { target: 'idle' },
            ],
          },
        },
        offered: {
          tags: 'offered',
          entry: sendTo('caret', ({ context }) => ({ type: 'offer', text: context.offer ?? '' })),
        },
        spent: { on: { pause: {}, leave: {} }, after: { spentWait: 'idle' } },
      },
    },
  },
});
