import type { Reference } from '@octavo/contract';
import { assign, emit, fromPromise, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';
import type {
  ImportedReferences,
  ReferenceImportContext,
  ReferenceImportEmitted,
  ReferenceImportEvent,
  UnreadSource,
} from './reference-import.types.ts';

interface ReadInput {
  readonly source: string | File;
  readonly listed: readonly Reference[];
}

/**
 * References that other programs wrote, pasted or as a file, go to the list of the open document; what was skipped is
 * told with its reason. Emits `opened` and `closed` for the dialog, and what was `imported`.
 *
 * Tags: `visible`, `busy`.
 */
export const referenceImportMachine = setup({
  types: {
    context: {} as ReferenceImportContext,
    events: {} as ReferenceImportEvent,
    emitted: {} as ReferenceImportEmitted,
    tags: {} as 'visible' | 'busy',
  },
  actors: {
    /** Fails with a `reason` where nothing can be read. */
    read: fromPromise<ImportedReferences, ReadInput>(async () => notProvided('reference-import.read')),
  },
  guards: {
    isBlank: ({ context }) => context.text.trim() === '',
  },
  actions: {
    begin: assign(({ event }) => ({
      ...(event.type === 'open' && { listed: event.listed }),
      text: '',
      file: null,
      imported: null,
      problem: null,
    })),
    emitClosed: emit({ type: 'closed' }),
  },
}).createMachine({
  id: 'reference-import',
  context: { text: '', file: null, listed: [], imported: null, problem: null },
  initial: 'closed',
  states: {
    closed: { on: { open: { target: 'entering', actions: ['begin', emit({ type: 'opened' })] } } },
    entering: {
      tags: 'visible',
      on: {
        'text.change': { actions: assign({ text: ({ event }) => event.text, problem: null }) },
        'file.choose': {
          target: 'reading',
          actions: assign({ file: ({ event }) => event.file, problem: null }),
        },
        submit: [
          { guard: 'isBlank', actions: assign({ problem: 'empty' }) },
          { target: 'reading', actions: assign({ file: null, problem: null }) },
        ],
        dismiss: { target: 'closed', actions: 'emitClosed' },
      },
    },
    reading: {
      tags: ['visible', 'busy'],
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context: { file, text, listed } }) => ({ source: file ?? text, listed }),
        onDone: [
          {
            guard: ({ event: { output } }) => output.references.length + output.skipped.length === 0,
            target: 'entering',
            actions: assign({ problem: 'empty' }),
          },
          {
            target: 'reported',
            actions: [
              assign(({ context, event: { output } }) => ({
                imported: output,
                listed: [...context.listed, ...output.references],
              })),
              emit(({ event: { output } }) => ({ type: 'imported', references: output.references })),
            ],
          },
        ],
        onError: {
          target: 'entering',
          actions: assign({ problem: ({ event }) => reasonOf(event.error) }),
        },
      },
      on: { stop: 'entering', dismiss: { target: 'closed', actions: 'emitClosed' } },
    },
    reported: {
      tags: 'visible',
      on: {
        again: { target: 'entering', actions: 'begin' },
        dismiss: { target: 'closed', actions: 'emitClosed' },
      },
    },
  },
});

/** What fails in a way that nobody foresaw cannot be read. */
function reasonOf(error: unknown): UnreadSource {
  const reason = error instanceof Error && 'reason' in error ? error.reason : null;
  return reason === 'tooLarge' || reason === 'tooLong' ? reason : 'unreadable';
}
