import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { toFailure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import type { CountCommand, CountReport, GoalContext, GoalEmitted, GoalEvent } from './goal.types.ts';
import { noGoal } from './no-goal.ts';

/** How long the announcement stays, in milliseconds: long enough to be read out after whatever is being spoken. */
const announced = 6000;

/**
 * The word goal of a document (decision 1714). `words` counts the words and reports only when the goal is reached or
 * missed again, so that typing causes no events. Region `aim` compares the text with the goal; `reaching` announces
 * once that a goal was reached by writing. Region `dialog` sets, changes and removes the goal. Emits `opened` and
 * `closed`.
 *
 * Tags: `visible`, `busy`, `reached`, `announced` (being announced).
 */
export const goalMachine = setup({
  types: {
    context: {} as GoalContext,
    events: {} as GoalEvent,
    emitted: {} as GoalEmitted,
    tags: {} as 'visible' | 'busy' | 'reached' | 'announced',
  },
  actors: {
    words: fromCallback<CountCommand, void, CountReport>(() => notProvided('goal.words')),
    save: fromPromise<unknown, { words: number | null }>(async () => notProvided('goal.save')),
  },
  delays: { announced },
  guards: {
    hasGoal: ({ context }) => context.goal !== null,
    hasNone: ({ context }) => context.goal === null,
    needsNoSaying: ({ context, event }) => context.isAnnounced || (event.type === 'reached' && event.atOnce),
  },
  actions: {
    aim: sendTo('words', ({ context }) => ({ type: 'aim', goal: context.goal })),
    keepTold: assign({ isAnnounced: true }),
    emitClosed: emit({ type: 'closed' }),
  },
}).createMachine({
  id: 'goal',
  context: noGoal,
  invoke: { id: 'words', src: 'words' },
  on: {
    counted: { actions: assign({ written: ({ event }) => event.words }) },
    known: { actions: [assign(({ context, event }) => changed(context, event.goal)), 'aim'] },
    none: { actions: [assign(({ context }) => changed(context, null)), 'aim'] },
  },
  type: 'parallel',
  states: {
    aim: {
      initial: 'none',
      states: {
        none: { tags: 'visible', always: { guard: 'hasGoal', target: 'ahead' } },
        ahead: {
          tags: 'visible',
          always: { guard: 'hasNone', target: 'none' },
          on: {
            reached: [
              { guard: 'needsNoSaying', target: 'reached', actions: 'keepTold' },
              { target: 'reaching', actions: 'keepTold' },
            ],
          },
        },
        reaching: {
          tags: ['visible', 'reached', 'announced'],
          always: { guard: 'hasNone', target: 'none' },
          after: { announced: 'reached' },
          on: { missed: 'ahead' },
        },
        reached: {
          tags: ['visible', 'reached'],
          always: { guard: 'hasNone', target: 'none' },
          on: { missed: 'ahead' },
        },
      },
    },
    dialog: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            open: {
              target: 'open.editing',
              actions: [
                assign(({ context }) => ({ draft: context.goal ?? noGoal.draft, failure: null })),
                sendTo('words', { type: 'count' }),
                emit({ type: 'opened' }),
              ],
            },
          },
        },
        open: {
          initial: 'editing',
          on: { dismiss: { target: 'closed', actions: 'emitClosed' } },
          states: {
            editing: {
              tags: 'visible',
              on: {
                'draft.change': { actions: assign(({ event }) => ({ draft: event.words, failure: null })) },
                save: { target: 'saving', actions: assign(({ context }) => ({ asked: context.draft })) },
                remove: { guard: 'hasGoal', target: 'saving', actions: assign({ asked: null }) },
              },
            },
            // A request that was sent cannot be cancelled, so the dialog waits for it.
            saving: {
              tags: ['visible', 'busy'],
              invoke: {
                id: 'save',
                src: 'save',
                input: ({ context }) => ({ words: context.asked }),
                onDone: {
                  target: '#goal.dialog.closed',
                  actions: [assign(({ context }) => changed(context, context.asked)), 'aim', 'emitClosed'],
                },
                onError: {
                  target: 'editing',
                  actions: assign(({ event }) => ({ failure: toFailure(event.error) })),
                },
              },
              on: { dismiss: {} },
            },
          },
        },
      },
    },
  },
});

const changed = ({ goal, isAnnounced }: GoalContext, next: number | null) => ({
  goal: next,
  isAnnounced: isAnnounced && next === goal,
  failure: null,
});
