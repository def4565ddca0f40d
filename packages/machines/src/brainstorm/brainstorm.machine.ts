import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import type { Engine } from '../ai-card/ai-card.types.ts';
import { toFailure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import type {
  BrainstormContext,
  Brainstormed,
  BrainstormEmitted,
  BrainstormEvent,
  BrainstormOrder,
} from './brainstorm.types.ts';

/**
 * The brainstorm modal, with a state for each page (SPEC §4). The input is kept when going back, and after closing the
 * modal, until a board is created from it. Emits `opened` and `closed` for the dialog, `created` with the new document,
 * `stoodIn` if fixed rules wrote it because the model could not be reached, `charged` when AI words were used, and
 * `upgrade`.
 *
 * Tags: `visible`, `busy`, `loading`.
 */
export const brainstormMachine = setup({
  types: {
    context: {} as BrainstormContext,
    events: {} as BrainstormEvent,
    emitted: {} as BrainstormEmitted,
    tags: {} as 'visible' | 'busy' | 'loading',
  },
  actors: {
    /** Which engine would write. */
    engine: fromPromise<Engine, void>(async () => notProvided('brainstorm.engine')),
    create: fromPromise<Brainstormed, BrainstormOrder>(async () => notProvided('brainstorm.create')),
  },
  guards: {
    isDetailed: ({ context }) => context.action === 'detailed-plan',
    hasTopic: ({ context }) => context.topic.trim() !== '',
    isUnbegun: ({ context }) => context.topic === '',
  },
  actions: {
    showMissing: assign({ isMissing: true }),
    clearMissing: assign({ isMissing: false }),
    startOver: assign({ action: 'quick-brainstorm', topic: '' }),
    emitOpened: emit({ type: 'opened' }),
    emitClosed: emit({ type: 'closed' }),
    emitCharged: emit({ type: 'charged' }),
    emitUpgrade: emit({ type: 'upgrade' }),
  },
}).createMachine({
  id: 'brainstorm',
  context: {
    action: 'quick-brainstorm',
    topic: '',
    engine: null,
    isMissing: false,
    alert: null,
    round: 0,
  },
  initial: 'closed',
  states: {
    closed: {
      on: {
        open: [
          { guard: 'isUnbegun', target: 'page.home', actions: 'emitOpened' },
          { target: 'page.last', actions: 'emitOpened' },
        ],
      },
    },
    page: {
      tags: 'visible',
      initial: 'home',
      invoke: {
        id: 'engine',
        src: 'engine',
        onDone: { actions: assign({ engine: ({ event }) => event.output }) },
        // Then the notice about the engine is not shown.
        onError: { actions: assign({ engine: null }) },
      },
      on: {
        'order.change': {
          actions: assign(({ context, event }) => ({ ...context, ...event.change, isMissing: false })),
        },
        dismiss: { target: 'closed', actions: 'emitClosed' },
      },
      states: {
        last: { type: 'history' },
        home: {
          on: {
            continue: [{ guard: 'isDetailed', target: 'detailed-plan' }, { target: 'quick-brainstorm' }],
          },
        },
        'quick-brainstorm': {
          exit: 'clearMissing',
          on: {
            back: 'home',
            continue: [{ guard: 'hasTopic', target: 'loading' }, { actions: 'showMissing' }],
          },
        },
        'detailed-plan': {
          exit: 'clearMissing',
          on: {
            back: 'home',
            continue: [{ guard: 'hasTopic', target: 'loading' }, { actions: 'showMissing' }],
          },
        },
        loading: {
          tags: ['busy', 'loading'],
          entry: assign({ round: ({ context }) => context.round + 1 }),
          invoke: {
            id: 'create',
            src: 'create',
            input: ({ context: { action, topic } }) => ({ action, topic: topic.trim() }),
            onDone: {
              target: '#brainstorm.closed',
              actions: [
                'startOver',
                'emitClosed',
                'emitCharged',
                emit(({ event }) => ({ type: 'created' as const, id: event.output.id })),
                enqueueActions(({ event, enqueue }) => {
                  if (event.output.engine === 'stand-in') enqueue.emit({ type: 'stoodIn' });
                }),
              ],
            },
            onError: { target: 'alert', actions: assign({ alert: ({ event }) => toFailure(event.error) }) },
          },
          // It cannot be cancelled (SPEC §4).
          on: { dismiss: {}, 'order.change': {} },
        },
        alert: {
          exit: assign({ alert: null }),
          on: {
            upgrade: { target: '#brainstorm.closed', actions: ['emitClosed', 'emitUpgrade'] },
            back: 'home',
            retry: 'loading',
          },
        },
      },
    },
  },
});
