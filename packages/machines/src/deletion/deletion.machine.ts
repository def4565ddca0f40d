import { assign, emit, fromPromise, setup } from 'xstate';
import { toFailure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import type { DeletionContext, DeletionEmitted, DeletionEvent, DeletionTask } from './deletion.types.ts';

/**
 * Nothing is deleted without asking (SPEC §5): the question before moving a document to the trash, before deleting it
 * for good, and before emptying the trash. Emits `opened`, `closed`, `done` with what was deleted, and `refused` with
 * the server's message.
 *
 * Tags: `visible`, `busy`.
 */
export const deletionMachine = setup({
  types: {
    context: {} as DeletionContext,
    events: {} as DeletionEvent,
    emitted: {} as DeletionEmitted,
    tags: {} as 'visible' | 'busy',
  },
  actors: {
    remove: fromPromise<unknown, DeletionTask>(async () => notProvided('deletion.remove')),
  },
  actions: { emitClosed: emit({ type: 'closed' }) },
}).createMachine({
  id: 'deletion',
  context: { task: null },
  initial: 'closed',
  states: {
    closed: {
      on: {
        ask: {
          target: 'asking',
          actions: [assign({ task: ({ event }) => event.task }), emit({ type: 'opened' })],
        },
      },
    },
    asking: {
      tags: 'visible',
      on: { confirm: 'deleting', dismiss: { target: 'closed', actions: 'emitClosed' } },
    },
    // A request that was sent cannot be cancelled, so the dialog waits for it.
    deleting: {
      tags: ['visible', 'busy'],
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => context.task ?? { kind: 'all', count: 0 },
        onDone: {
          target: 'closed',
          actions: [
            'emitClosed',
            emit(({ context }) => ({
              type: 'done' as const,
              task: context.task ?? { kind: 'all' as const, count: 0 },
            })),
          ],
        },
        onError: {
          target: 'closed',
          actions: [
            'emitClosed',
            emit(({ event }) => ({ type: 'refused' as const, message: toFailure(event.error).message })),
          ],
        },
      },
    },
  },
});
