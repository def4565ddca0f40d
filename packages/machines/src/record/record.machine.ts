import { assign, emit, fromPromise, setup } from 'xstate';
import { toFailure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import type {
  LoadedRecord,
  RecordContext,
  RecordEmitted,
  RecordEvent,
  RecordFormat,
} from './record.types.ts';

/**
 * The writing record of a document: how it was written, by day and by paragraph. The author can export it as a file or
 * delete it; neither changes the text. Emits `opened` and `closed`.
 *
 * `asking` asks for confirmation before the record is deleted.
 *
 * Tags: `visible`, `busy`, `failed`.
 */
export const recordMachine = setup({
  types: {
    input: {} as { id: string },
    context: {} as RecordContext,
    events: {} as RecordEvent,
    emitted: {} as RecordEmitted,
    tags: {} as 'visible' | 'busy' | 'failed',
  },
  actors: {
    load: fromPromise<LoadedRecord, { id: string }>(async () => notProvided('record.load')),
    remove: fromPromise<unknown, { id: string }>(async () => notProvided('record.remove')),
    /** Exports the record as a file. */
    hand: fromPromise<unknown, { record: LoadedRecord; format: RecordFormat }>(async () =>
      notProvided('record.hand'),
    ),
  },
  actions: {
    emitOpened: emit({ type: 'opened' }),
    emitClosed: emit({ type: 'closed' }),
  },
}).createMachine({
  id: 'record',
  context: ({ input: { id } }) => ({
    id,
    days: [],
    paragraphs: [],
    view: 'days',
    problem: null,
    failure: null,
  }),
  initial: 'closed',
  on: { dismiss: { target: '.closed', actions: 'emitClosed' } },
  states: {
    closed: { on: { open: { target: 'loading', actions: 'emitOpened' }, dismiss: {} } },
    loading: {
      tags: ['visible', 'busy'],
      entry: assign({ problem: null, failure: null }),
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context: { id } }) => ({ id }),
        onDone: { target: 'shown', actions: assign(({ event }) => event.output) },
        onError: {
          target: 'failed',
          actions: assign(({ event }) => ({ failure: toFailure(event.error) })),
        },
      },
    },
    failed: { tags: ['visible', 'failed'], on: { retry: 'loading' } },
    shown: {
      tags: 'visible',
      on: {
        'view.change': { actions: assign(({ event }) => ({ view: event.view })) },
        export: 'handing',
        delete: 'asking',
      },
    },
    handing: {
      tags: ['visible', 'busy'],
      invoke: {
        id: 'hand',
        src: 'hand',
        input: ({ context: { days, paragraphs }, event }) => ({
          record: { days, paragraphs },
          format: event.type === 'export' ? event.format : 'json',
        }),
        onDone: { target: 'shown', actions: assign({ problem: null }) },
        onError: {
          target: 'shown',
          actions: assign(({ event }) => ({ problem: 'export', failure: toFailure(event.error) })),
        },
      },
    },
    asking: { tags: 'visible', on: { keep: 'shown', confirm: 'deleting' } },
    // A request that was sent cannot be cancelled.
    deleting: {
      tags: ['visible', 'busy'],
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context: { id } }) => ({ id }),
        onDone: 'loading',
        onError: {
          target: 'shown',
          actions: assign(({ event }) => ({ problem: 'delete', failure: toFailure(event.error) })),
        },
      },
      on: { dismiss: {} },
    },
  },
});
