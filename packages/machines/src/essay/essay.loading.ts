import { randomUuid } from '@octavo/contract/random-uuid';
import { assign, raise } from 'xstate';
import { toFailure } from '../failure.ts';
import { orderOf } from './draft.ts';
import { essaySetup, failureOf } from './essay.setup.ts';

/** The essay is being written, watched, and kept for the next load of the page. */
export const loading = essaySetup.createStateConfig({
  tags: ['busy', 'loading'],
  entry: assign(({ context: { round, writing } }) => ({
    round: round + 1,
    progress: null,
    // When sent again after a failure, it continues the same essay.
    writing: writing === '' ? randomUuid() : writing,
  })),
  invoke: [
    { id: 'watch', src: 'watch', input: ({ context: { writing } }) => ({ writing }) },
    {
      id: 'keep',
      src: 'keep',
      input: ({ context }) => ({
        draft: { ...context.draft, reference: orderOf(context).referenceStyle },
        writing: context.writing,
      }),
    },
  ],
  initial: 'sent',
  on: {
    // It cannot be cancelled in any other way (SPEC §4).
    dismiss: {},
    'draft.change': {},
    stop: '.stopping',
    progress: { actions: assign({ progress: ({ event }) => event.progress }) },
    written: {
      target: '#essay.closed',
      actions: ['startOver', 'emitClosed', 'emitCharged', 'emitWritten'],
    },
    refused: [
      {
        guard: 'wasStopped',
        target: '#essay.page.reference-selection',
        actions: ['forgetWriting', 'emitCharged'],
      },
      {
        target: 'alert',
        actions: [
          assign(({ event }) => ({ alert: { of: 'essay' as const, ...event.failure } })),
          'emitCharged',
        ],
      },
    ],
  },
  states: {
    sent: {
      invoke: {
        id: 'create',
        src: 'create',
        input: ({ context }) => ({ ...orderOf(context), writing: context.writing }),
        onDone: {
          actions: raise(({ event }) => ({ type: 'written' as const, ...event.output })),
        },
        onError: [
          // The server goes on writing; `watch` reports how it ends.
          {
            guard: 'isLost',
            target: 'lost',
            actions: assign(({ event }) => failureOf(event.error)),
          },
          {
            actions: raise(({ event }) => ({
              type: 'refused' as const,
              failure: toFailure(event.error),
            })),
          },
        ],
      },
    },
    lost: {
      on: {
        // A server that came back has continued the essay: the wait begins again.
        progress: {
          target: 'lost',
          reenter: true,
          actions: assign({ progress: ({ event }) => event.progress }),
        },
      },
      after: {
        timeout: {
          actions: raise(({ context }) => ({
            type: 'refused' as const,
            failure: context.failure ?? { message: '', code: 'unreachable' as const },
          })),
        },
      },
    },
    stopping: {
      on: { stop: {}, refused: {}, progress: {} },
      invoke: {
        id: 'stop',
        src: 'stop',
        input: ({ context: { writing } }) => ({ writing }),
        onDone: [
          // Too late to stop: the essay is finished and charged.
          {
            guard: ({ event }) => event.output.id !== null,
            actions: raise(({ event }) => ({
              type: 'written' as const,
              id: event.output.id ?? '',
              isStandIn: event.output.isStandIn,
            })),
          },
          {
            target: '#essay.page.reference-selection',
            actions: ['forgetWriting', 'emitCharged'],
          },
        ],
        onError: {
          target: '#essay.page.reference-selection',
          actions: ['forgetWriting', 'emitCharged'],
        },
      },
    },
  },
});
