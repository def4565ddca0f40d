import { assign, emit, fromPromise, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';
import type { Samples, SamplesContext, SamplesEmitted, SamplesEvent } from './samples.types.ts';

/**
 * Thirty sample essays on home, each readable in full (SPEC §1, §9). If they cannot be fetched, nothing is shown, and
 * the next visit to home tries again. Emits `opened` and `closed` for the dialog, and `wanted` when the reader wants to
 * write an essay too.
 *
 * Tags: `visible` (the slider), `reading` (the dialog), `busy`.
 */
export const samplesMachine = setup({
  types: {
    context: {} as SamplesContext,
    events: {} as SamplesEvent,
    emitted: {} as SamplesEmitted,
    tags: {} as 'visible' | 'reading' | 'busy',
  },
  actors: {
    load: fromPromise<Samples, void>(async () => notProvided('samples.load')),
  },
}).createMachine({
  id: 'samples',
  context: { essays: [], place: 0 },
  initial: 'idle',
  states: {
    idle: { on: { enter: 'loading' } },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'load',
        onDone: { target: 'listed', actions: assign(({ event }) => event.output) },
        onError: 'failed',
      },
    },
    failed: { on: { enter: 'loading' } },
    listed: {
      tags: 'visible',
      on: {
        open: {
          guard: ({ context, event }) => context.essays.some(({ id }) => id === event.id),
          target: 'reading',
          actions: [
            assign({ place: ({ context, event }) => context.essays.findIndex(({ id }) => id === event.id) }),
            emit({ type: 'opened' }),
          ],
        },
      },
    },
    reading: {
      tags: ['visible', 'reading'],
      on: {
        step: {
          guard: ({ context, event }) => context.essays[context.place + event.by] !== undefined,
          actions: assign({ place: ({ context, event }) => context.place + event.by }),
        },
        write: { target: 'listed', actions: [emit({ type: 'closed' }), emit({ type: 'wanted' })] },
        dismiss: { target: 'listed', actions: emit({ type: 'closed' }) },
      },
    },
  },
});
