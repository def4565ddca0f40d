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

export interface ReadInput {
  readonly source: string | File;
  readonly listed: readonly Reference[];
}

/**
 * Imports references from other programs, pasted or from a file, into the list of the open document, and reports what
 * was skipped and why. Emits `opened` and `closed` for the dialog, and `imported` with the references.
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
    /** Fails with a `reason` if nothing can be read. */
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

/** An unexpected failure counts as unreadable. */
function reasonOf(error: unknown): UnreadSource {
  const reason = error instanceof Error && 'reason' in error ? error.reason : null;
  return reason === 'tooLarge' || reason === 'tooLong' ? reason : 'unreadable';
}
