import { assign, emit, fromPromise, setup } from 'xstate';
import { toFailure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import type { LeftWords, RecoveryContext, RecoveryEmitted, RecoveryEvent } from './recovery.types.ts';

/**
 * Asks about unsaved texts whose documents no longer exist and which the server never received: nothing is created or
 * discarded without an answer. The question stays on the page until it is answered, one document after the other. Emits
 * `opened` and `closed` for the dialog, and `kept`.
 *
 * Tags: `visible` (there is a question), `open` (the dialog), `busy`.
 */
export const recoveryMachine = setup({
  types: {
    context: {} as RecoveryContext,
    events: {} as RecoveryEvent,
    emitted: {} as RecoveryEmitted,
    tags: {} as 'visible' | 'open' | 'busy',
  },
  actors: {
    /** Creates a document from each text, unless it was handled elsewhere meanwhile. */
    keep: fromPromise<unknown, LeftWords>(async () => notProvided('recovery.keep')),
    discard: fromPromise<unknown, LeftWords>(async () => notProvided('recovery.discard')),
  },
  actions: {
    take: assign({ words: ({ context, event }) => (event.type === 'found' ? event.words : context.words) }),
    /** Keeps the document that the open dialog asks about. */
    takeOthers: assign({
      words: ({ context: { words }, event }) => {
        if (event.type !== 'found') return words;
        const [first] = words;
        return [...words.slice(0, 1), ...event.words.filter(({ id }) => id !== first?.id)];
      },
    }),
    forgetFirst: assign({ words: ({ context }) => context.words.slice(1) }),
    keepFailure: assign(({ event }) => ({ failure: toFailure('error' in event ? event.error : null) })),
    forgetFailure: assign({ failure: null }),
    emitClosed: emit({ type: 'closed' }),
  },
  guards: {
    hasNone: ({ context }) => context.words.length === 0,
  },
}).createMachine({
  id: 'recovery',
  context: { words: [], failure: null },
  initial: 'quiet',
  states: {
    quiet: { on: { found: { target: 'choosing', actions: 'take' } } },
    choosing: { always: [{ guard: 'hasNone', target: 'quiet' }, { target: 'asking' }] },
    asking: {
      tags: 'visible',
      on: {
        found: { target: 'choosing', actions: 'take' },
        open: { target: 'open', actions: emit({ type: 'opened' }) },
      },
    },
    open: {
      tags: ['visible', 'open'],
      on: {
        found: { actions: 'takeOthers' },
        keep: 'keeping',
        discard: 'discarding',
        dismiss: { target: 'asking', actions: 'emitClosed' },
      },
      exit: 'forgetFailure',
    },
    keeping: {
      tags: ['visible', 'open', 'busy'],
      invoke: {
        id: 'keep',
        src: 'keep',
        input: ({ context }) => firstOf(context),
        onDone: {
          target: 'choosing',
          actions: ['emitClosed', emit({ type: 'kept' }), 'forgetFirst'],
        },
        onError: { target: 'open', actions: 'keepFailure' },
      },
      on: { found: { actions: 'takeOthers' } },
    },
    discarding: {
      tags: ['visible', 'open', 'busy'],
      invoke: {
        id: 'discard',
        src: 'discard',
        input: ({ context }) => firstOf(context),
        onDone: { target: 'choosing', actions: ['emitClosed', 'forgetFirst'] },
        onError: { target: 'open', actions: 'keepFailure' },
      },
      on: { found: { actions: 'takeOthers' } },
    },
  },
});

function firstOf({ words: [first] }: RecoveryContext): LeftWords {
  if (first === undefined) throw new Error('Nothing is asked about.');
  return first;
}
