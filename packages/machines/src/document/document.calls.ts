import type { DocumentDetail } from '@octavo/contract';
import { and, assign, emit, sendTo } from 'xstate';
import { isGone, toFailure } from '../failure.ts';
import { documentSetup, isHeld } from './document.setup.ts';
import type { DocumentContext, SaveInput } from './document.types.ts';

/** The change restarts the wait. */
export const toPending = {
  edit: { target: 'pending', reenter: true },
  'title.change': { guard: 'isNewTitle', target: 'pending', reenter: true },
} as const;

/** The change is remembered until the running save has ended. */
const toMark = {
  edit: { guard: 'isUnmarked', actions: 'mark' },
  'title.change': { guard: and(['isNewTitle', 'isUnmarked']), actions: 'mark' },
} as const;

/** Loads the document, from the journal if that holds unsaved changes. */
export const loading = documentSetup.createStateConfig({
  tags: ['visible', 'busy', 'loading'],
  invoke: {
    id: 'load',
    src: 'load',
    input: ({ context }) => ({ id: context.id ?? '' }),
    onDone: [
      {
        guard: ({ event }) => event.output.unsaved,
        target: 'pending',
        actions: [assign(({ event }) => opened(event.output.document)), 'emitLoaded'],
      },
      { target: 'clean', actions: [assign(({ event }) => opened(event.output.document)), 'emitLoaded'] },
    ],
    onError: [
      { guard: ({ event }) => isGone(toFailure(event.error)), target: 'missing' },
      { target: 'failed', actions: assign(({ event }) => ({ failure: toFailure(event.error) })) },
    ],
  },
});

/** Checks whether another window has saved a newer version. */
export const refreshing = documentSetup.createStateConfig({
  tags: ['visible', 'editable'],
  invoke: {
    id: 'refresh',
    src: 'refresh',
    input: ({ context }) => ({ id: context.id ?? '' }),
    onDone: [
      {
        guard: ({ context, event }) => event.output.version > context.version && !isHeld(context),
        target: 'clean',
        actions: [
          assign(({ event }) => opened(event.output)),
          sendTo('journal', ({ event }) => ({ type: 'refreshed', document: event.output })),
          emit(({ event: { output } }) => ({
            type: 'refreshed',
            content: output.content,
            title: output.title,
            version: output.version,
          })),
        ],
      },
      { target: 'clean' },
    ],
    // Nobody asked for this refresh: anything missed is found by the next save.
    onError: 'clean',
  },
  // The running request may return a state older than the one to reload.
  on: { ...toPending, reload: 'loading' },
});

/** Saves the current text; changes made meanwhile are saved afterwards. */
export const saving = documentSetup.createStateConfig({
  tags: ['visible', 'editable', 'dirty', 'busy'],
  entry: assign({ lastSave: 'running', again: 'no' }),
  invoke: {
    id: 'save',
    src: 'save',
    input: ({ context }) => saveInput(context),
    onDone: {
      target: 'saved',
      actions: [
        assign(({ event }) => ({
          version: event.output.version,
          replacesOther: false,
          lastSave: 'done',
          failure: null,
          refusals: 0,
          reported: null,
        })),
        sendTo('journal', ({ context: { id, version, again } }) => ({
          type: 'saved',
          id,
          version,
          unsaved: again !== 'no',
        })),
        emit({ type: 'saved' }),
      ],
    },
    onError: {
      target: 'judging',
      actions: assign(({ event }) => ({ failure: toFailure(event.error), lastSave: 'failed' })),
    },
  },
  on: { ...toMark, flush: { guard: 'isMarked', actions: assign({ again: 'now' }) } },
});

/** Saves this text as a copy, since the server holds a newer one. */
export const keeping = documentSetup.createStateConfig({
  tags: ['visible', 'editable', 'dirty', 'busy', 'conflict'],
  entry: assign({ again: 'no' }),
  invoke: {
    id: 'keepBoth',
    src: 'keepBoth',
    input: ({ context }) => saveInput(context),
    onDone: {
      target: 'saved',
      actions: { type: 'goOnIn', params: ({ event }) => event.output },
    },
    onError: [
      {
        guard: ({ event }) => isGone(toFailure(event.error)),
        target: 'gone',
        actions: assign(({ event }) => ({ failure: toFailure(event.error) })),
      },
      {
        target: 'conflict',
        actions: [assign(({ event }) => ({ failure: toFailure(event.error) })), 'emitRefused'],
      },
    ],
  },
  on: toMark,
});

/** Stores this text as a version, then shows the server's. */
export const yielding = documentSetup.createStateConfig({
  tags: ['visible', 'editable', 'dirty', 'busy', 'conflict'],
  entry: assign({ again: 'no' }),
  invoke: {
    id: 'keepAside',
    src: 'keepAside',
    input: ({ context, event }) => ({
      ...saveInput(context),
      ...(event.type === 'conflict.keepTheirs' && { version: event.version }),
    }),
    onDone: 'loading',
    onError: [
      {
        guard: ({ event }) => isGone(toFailure(event.error)),
        target: 'gone',
        actions: assign(({ event }) => ({ failure: toFailure(event.error) })),
      },
      // The flow that asked for it reports the reason.
      { target: 'conflict', actions: assign(({ event }) => ({ failure: toFailure(event.error) })) },
    ],
  },
  on: toMark,
});

/** Saves this text as a new document, since the server no longer has the original. */
export const keepingAsNew = documentSetup.createStateConfig({
  tags: ['visible', 'editable', 'dirty', 'busy', 'gone'],
  entry: assign({ again: 'no' }),
  invoke: {
    id: 'keepAsNew',
    src: 'keepAsNew',
    input: ({ context }) => saveInput(context),
    onDone: {
      target: 'saved',
      actions: { type: 'goOnIn', params: ({ event }) => event.output },
    },
    onError: {
      target: 'gone',
      actions: [assign(({ event }) => ({ failure: toFailure(event.error) })), 'emitRefused'],
    },
  },
  on: toMark,
});

function saveInput({ id, title, version, replacesOther }: DocumentContext): SaveInput {
  return { id: id ?? '', title, version, ...(replacesOther && { keep: 'conflict' }) };
}

function opened(document: DocumentDetail) {
  const { title, version, encryption } = document;
  return { document, title, version, encrypted: encryption, failure: null };
}
