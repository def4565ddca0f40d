import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { toFailure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import type {
  RewritingContext,
  RewritingEmitted,
  RewritingEvent,
  RewritingInput,
  Rewritten,
  RunsCommand,
  RunsReport,
  Voice,
} from './rewriting.types.ts';

const flow = setup({
  types: {
    input: {} as RewritingInput,
    context: {} as RewritingContext,
    events: {} as RewritingEvent,
    emitted: {} as RewritingEmitted,
    tags: {} as 'visible' | 'busy' | 'limited',
  },
  actors: {
    text: fromCallback<RunsCommand, void, RunsReport>(() => notProvided('rewriting.text')),
    /** Rewrites one run. An empty text only stores the voice. */
    rewrite: fromPromise<Rewritten, { text: string; voice: Voice }>(async () =>
      notProvided('rewriting.rewrite'),
    ),
  },
  guards: {
    hasNoWords: ({ event }) => event.type === 'voice.change' && event.left === 0,
    hasRuns: ({ event }) => event.type === 'held' && event.runs.length > 0,
    hasMore: ({ context }) => context.at < context.runs.length,
  },
  actions: {
    settle: sendTo('text', { type: 'settle' }),
    emitReleased: emit({ type: 'released' }),
    emitCharged: emit({ type: 'charged' }),
  },
});

const settle = ['settle', 'emitReleased', 'emitCharged'] as const;

/**
 * Changing audience, formality or style rewrites the text, run by run, while it is read-only (SPEC §4, §5, §8). A run
 * that cannot be rewritten stays as it is and is listed at the end. Everything rewritten by the end, or by `stop`, is
 * one undo step.
 *
 * Tags: `busy`, `limited`.
 */
export const rewritingMachine = flow.createMachine({
  id: 'rewriting',
  context: ({ input: { voice } }) => ({
    voice,
    runs: [],
    at: 0,
    skipped: [],
    engine: null,
    failure: null,
    isReported: false,
  }),
  invoke: { id: 'text', src: 'text' },
  initial: 'resting',
  states: {
    resting: {
      tags: 'visible',
      on: {
        'voice.change': [
          { guard: 'hasNoWords', target: 'limited' },
          {
            target: 'holding',
            actions: [
              assign(({ context, event }) => ({
                voice: { ...context.voice, ...event.change },
                runs: [],
                at: 0,
                skipped: [],
                engine: null,
                failure: null,
                isReported: false,
              })),
              emit(({ event }) => ({ type: 'voice', change: event.change })),
            ],
          },
        ],
      },
    },
    holding: {
      tags: ['visible', 'busy'],
      entry: [emit({ type: 'held' }), sendTo('text', { type: 'hold' })],
      on: {
        held: [
          {
            guard: 'hasRuns',
            target: 'rewriting',
            actions: assign(({ event }) => ({ runs: event.runs })),
          },
          { target: 'keeping' },
        ],
      },
    },
    // There is nothing to rewrite: the voice is stored for what is written later.
    keeping: {
      tags: ['visible', 'busy'],
      invoke: {
        id: 'keep',
        src: 'rewrite',
        input: ({ context: { voice } }) => ({ text: '', voice }),
        onDone: { target: 'resting', actions: settle },
        onError: {
          target: 'resting',
          actions: [
            ...settle,
            emit(({ event }) => ({ type: 'refused', message: toFailure(event.error).message })),
          ],
        },
      },
      on: { leave: { target: 'resting', actions: settle } },
    },
    rewriting: {
      tags: ['visible', 'busy'],
      invoke: {
        id: 'rewrite',
        src: 'rewrite',
        input: ({ context: { runs, at, voice } }) => ({ text: runs[at] ?? '', voice }),
        onDone: {
          target: 'deciding',
          actions: [
            sendTo('text', ({ context: { at }, event }) => ({
              type: 'replace',
              index: at,
              text: event.output.text,
            })),
            assign(({ context: { at, engine }, event: { output } }) => ({
              at: at + 1,
              engine: engine === 'stand-in' ? engine : output.engine,
            })),
          ],
        },
        onError: [
          {
            guard: ({ event }) => toFailure(event.error).code === 'limit_reached',
            target: 'limited',
            actions: settle,
          },
          {
            target: 'deciding',
            actions: assign(({ context: { runs, at, skipped }, event }) => ({
              skipped: [...skipped, runs[at] ?? ''],
              failure: toFailure(event.error),
              at: at + 1,
            })),
          },
        ],
      },
      on: {
        stop: { target: 'resting', actions: settle },
        leave: { target: 'resting', actions: settle },
      },
    },
    deciding: {
      always: [
        { guard: 'hasMore', target: 'rewriting' },
        { target: 'resting', actions: [...settle, assign({ isReported: true })] },
      ],
    },
    limited: {
      tags: ['visible', 'limited'],
      on: {
        'limit.dismiss': 'resting',
        'limit.upgrade': { target: 'resting', actions: emit({ type: 'upgrade' }) },
        leave: 'resting',
      },
    },
  },
});
