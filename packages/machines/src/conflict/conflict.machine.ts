import { assign, emit, fromPromise, setup } from 'xstate';
import { toFailure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import type {
  ConflictContext,
  ConflictEmitted,
  ConflictEvent,
  ConflictTexts,
  KeepInput,
} from './conflict.types.ts';

/**
 * Two texts that were changed at the same time, and which of them to keep. The other one always stays among the
 * versions; while the choice is postponed, nothing is saved. A text that has changed again meanwhile is loaded again.
 * Emits `opened` and `closed` for the dialog, and `apart` to keep both.
 *
 * Tags: `visible`, `busy`, `failed`.
 */
export const conflictMachine = setup({
  types: {
    input: {} as { id: string },
    context: {} as ConflictContext,
    events: {} as ConflictEvent,
    emitted: {} as ConflictEmitted,
    tags: {} as 'visible' | 'busy' | 'failed',
  },
  actors: {
    load: fromPromise<ConflictTexts, { id: string }>(async () => notProvided('conflict.load')),
    keepMine: fromPromise<unknown, KeepInput>(async () => notProvided('conflict.keepMine')),
    keepTheirs: fromPromise<unknown, KeepInput>(async () => notProvided('conflict.keepTheirs')),
  },
  actions: {
    emitClosed: emit({ type: 'closed' }),
    keepFailure: assign(({ event }) => ({ failure: toFailure('error' in event ? event.error : null) })),
  },
  guards: {
    hasChanged: ({ event }) => 'error' in event && toFailure(event.error).code === 'version_conflict',
  },
}).createMachine({
  id: 'conflict',
  context: ({ input: { id } }) => ({ id, texts: null, failure: null }),
  initial: 'closed',
  states: {
    closed: { on: { open: { target: 'loading', actions: emit({ type: 'opened' }) } } },
    loading: {
      tags: ['visible', 'busy'],
      entry: assign({ texts: null, failure: null }),
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context: { id } }) => ({ id }),
        onDone: { target: 'ready', actions: assign({ texts: ({ event }) => event.output }) },
        onError: { target: 'unread', actions: 'keepFailure' },
      },
      on: { dismiss: { target: 'closed', actions: 'emitClosed' } },
    },
    // The other text cannot be read, so neither may replace the other; this one can still become a separate document.
    unread: {
      tags: ['visible', 'failed'],
      on: {
        choose: {
          guard: ({ event }) => event.choice === 'both',
          target: 'closed',
          actions: ['emitClosed', emit({ type: 'apart' })],
        },
        dismiss: { target: 'closed', actions: 'emitClosed' },
      },
    },
    ready: {
      tags: 'visible',
      on: {
        choose: [
          { guard: ({ event }) => event.choice === 'mine', target: 'keepingMine' },
          { guard: ({ event }) => event.choice === 'theirs', target: 'keepingTheirs' },
          { target: 'closed', actions: ['emitClosed', emit({ type: 'apart' })] },
        ],
        dismiss: { target: 'closed', actions: 'emitClosed' },
      },
      exit: assign({ failure: null }),
    },
    keepingMine: {
      tags: ['visible', 'busy'],
      invoke: {
        id: 'keepMine',
        src: 'keepMine',
        input: ({ context }) => chosen(context),
        onDone: { target: 'closed', actions: 'emitClosed' },
        onError: [
          { guard: 'hasChanged', target: 'loading' },
          { target: 'ready', actions: 'keepFailure' },
        ],
      },
    },
    keepingTheirs: {
      tags: ['visible', 'busy'],
      invoke: {
        id: 'keepTheirs',
        src: 'keepTheirs',
        input: ({ context }) => chosen(context),
        onDone: { target: 'closed', actions: 'emitClosed' },
        onError: [
          { guard: 'hasChanged', target: 'loading' },
          { target: 'ready', actions: 'keepFailure' },
        ],
      },
    },
  },
});

function chosen({ id, texts }: ConflictContext): KeepInput {
  if (texts === null) throw new Error('Nothing was looked at yet.');
  return { id, version: texts.version };
}
