import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { toFailure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import type {
  LocalOutcome,
  MakeLocalContext,
  MakeLocalEmitted,
  MakeLocalEvent,
  TextCommand,
} from './make-local.types.ts';

const mostSparkles = 5;

/**
 * Make it sound local (SPEC §4, §5): rewrites the whole text in the usage of the writer's country and shows the result,
 * to be accepted or rejected. Nothing is saved, suggested or typed between `held` and `released`.
 *
 * Tags: `busy`, `done`, `original` (what is shown), `limited`.
 */
export const makeLocalMachine = setup({
  types: {
    context: {} as MakeLocalContext,
    events: {} as MakeLocalEvent,
    emitted: {} as MakeLocalEmitted,
    tags: {} as 'visible' | 'busy' | 'done' | 'original' | 'limited',
  },
  actors: {
    text: fromCallback<TextCommand, void>(() => notProvided('make-local.text')),
    localise: fromPromise<LocalOutcome, void>(async () => notProvided('make-local.localise')),
  },
  guards: {
    hasNoWords: ({ event }) => event.type === 'start' && event.left === 0,
    maySparkle: ({ context }) => context.sparkles < mostSparkles,
  },
  delays: { firstSparkle: 1_000, nextSparkle: 3_000 },
  actions: {
    hold: sendTo('text', { type: 'hold' }),
    restore: sendTo('text', { type: 'restore' }),
    showLocal: sendTo('text', { type: 'show.local' }),
    showOriginal: sendTo('text', { type: 'show.original' }),
    keep: sendTo('text', { type: 'keep' }),
    forget: assign({ failure: null, isUnchanged: false }),
    emitHeld: emit({ type: 'held' }),
    emitReleased: emit({ type: 'released' }),
    emitCharged: emit({ type: 'charged' }),
  },
}).createMachine({
  id: 'makeLocal',
  context: { outcome: null, isUnchanged: false, sparkles: 0, failure: null },
  invoke: { id: 'text', src: 'text' },
  initial: 'idle',
  states: {
    idle: {
      tags: 'visible',
      entry: assign({ outcome: null, sparkles: 0 }),
      on: {
        start: [
          { guard: 'hasNoWords', target: 'limited', actions: 'forget' },
          { target: 'processing', actions: 'forget' },
        ],
      },
    },
    processing: {
      tags: ['visible', 'busy'],
      entry: ['emitHeld', 'hold'],
      // Words may have been charged even if it failed or was cancelled.
      exit: 'emitCharged',
      invoke: {
        id: 'localise',
        src: 'localise',
        onDone: [
          {
            guard: ({ event }) => event.output.changed === 0,
            target: 'idle',
            actions: ['restore', 'emitReleased', assign({ isUnchanged: true })],
          },
          { target: 'done', actions: assign({ outcome: ({ event }) => event.output }) },
        ],
        onError: [
          {
            guard: ({ event }) => toFailure(event.error).code === 'limit_reached',
            target: 'limited',
            actions: ['restore', 'emitReleased'],
          },
          {
            target: 'idle',
            actions: ['restore', 'emitReleased', assign({ failure: ({ event }) => toFailure(event.error) })],
          },
        ],
      },
      on: {
        cancel: { target: 'idle', actions: ['restore', 'emitReleased'] },
        leave: { target: 'idle', actions: ['restore', 'emitReleased'] },
      },
      initial: 'still',
      states: {
        still: { after: { firstSparkle: 'sparkling' } },
        sparkling: {
          entry: assign({ sparkles: ({ context }) => context.sparkles + 1 }),
          after: { nextSparkle: { guard: 'maySparkle', target: 'sparkling', reenter: true } },
        },
      },
    },
    done: {
      tags: ['visible', 'done'],
      on: {
        accept: { target: 'idle', actions: ['keep', 'emitReleased'] },
        reject: { target: 'idle', actions: ['restore', 'emitReleased'] },
        leave: { target: 'idle', actions: ['restore', 'emitReleased'] },
      },
      initial: 'changes',
      states: {
        changes: { entry: 'showLocal', on: { 'preview.toggle': 'original' } },
        original: { tags: 'original', entry: 'showOriginal', on: { 'preview.toggle': 'changes' } },
      },
    },
    limited: {
      tags: ['visible', 'limited'],
      on: {
        'limit.dismiss': 'idle',
        'limit.upgrade': { target: 'idle', actions: emit({ type: 'upgrade' }) },
        leave: 'idle',
      },
    },
  },
});
