import type { DocumentDetail, SaveResponse } from '@octavo/contract';
import { assign, emit, enqueueActions, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { type FailureCode, isConnectionFailure, isGone } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import type {
  DocumentContext,
  DocumentEmitted,
  DocumentEvent,
  JournalEvent,
  KeptCopy,
  LoadedDocument,
  SaveInput,
} from './document.types.ts';

/** Delays before a refused save is retried, in milliseconds; the last one repeats. */
const backOff = [2000, 5000, 15_000, 30_000] as const;

/** Refusals of the text itself, which only a change to it can resolve. */
const refusesText: ReadonlySet<FailureCode> = new Set([
  'body_too_large',
  'invalid_document',
  'invalid_request',
  'not_json',
]);

/** The parts of the document machine: actors, delays, shared actions and guards. */
export const documentSetup = setup({
  types: {
    input: {} as { id: string | null },
    context: {} as DocumentContext,
    events: {} as DocumentEvent,
    emitted: {} as DocumentEmitted,
    tags: {} as
      | 'visible'
      | 'busy'
      | 'loading'
      | 'missing'
      | 'failed'
      | 'editable'
      | 'dirty'
      | 'unsaved'
      | 'offline'
      | 'conflict'
      | 'gone'
      | 'sync.loading'
      | 'sync.success',
  },
  actors: {
    load: fromPromise<LoadedDocument, { id: string }>(async () => notProvided('document.load')),
    /** The document as the server has it now. */
    refresh: fromPromise<DocumentDetail, { id: string }>(async () => notProvided('document.refresh')),
    save: fromPromise<SaveResponse, SaveInput>(async () => notProvided('document.save')),
    keepBoth: fromPromise<KeptCopy, SaveInput>(async () => notProvided('document.keepBoth')),
    /** Stores this text as a version next to the server's, whose `version` was shown. */
    keepAside: fromPromise<unknown, SaveInput>(async () => notProvided('document.keepAside')),
    /** Creates a new document from a text whose document the server no longer has. */
    keepAsNew: fromPromise<KeptCopy, SaveInput>(async () => notProvided('document.keepAsNew')),
    journal: fromCallback<JournalEvent, { id: string | null }>(() => notProvided('document.journal')),
    /** Sends `online`, `offline` and `page.shown`. */
    browser: fromCallback(() => notProvided('document.browser')),
  },
  delays: {
    autosave: ({ event }) => Math.max(0, 400 - (event.type === 'edit' ? (event.age ?? 0) : 0)),
    syncSuccess: 1500,
    reconnect: 5000,
    backOff: ({ context }) => backOff[Math.min(context.refusals, backOff.length) - 1] ?? backOff[0],
  },
  actions: {
    mark: assign({ again: 'later' }),
    countRefusal: assign({ refusals: ({ context }) => context.refusals + 1 }),
    emitLoaded: emit(({ context }) => {
      if (context.document === null) throw new Error('No document was loaded');
      const { content, isIncomplete, wordGoal, isCommented = false } = context.document;
      // A journal entry from before goals existed has none.
      const goal = typeof wordGoal === 'number' ? wordGoal : null;
      return { type: 'loaded' as const, content, isIncomplete, wordGoal: goal, isCommented };
    }),
    emitRefused: emit(({ context }) => ({
      type: 'refused' as const,
      message: context.failure?.message ?? '',
    })),
    /** Continues in a separate document. */
    goOnIn: enqueueActions(
      ({ context: { id: from, title }, enqueue }, { id, version, retitled }: KeptCopy) => {
        enqueue.sendTo('journal', { type: 'moved', from, id, version });
        enqueue.assign({ id, version, replacesOther: false, failure: null, refusals: 0, reported: null });
        // The title may have been changed meanwhile.
        if (retitled?.from === title) enqueue.assign({ title: retitled.to });
        enqueue.emit({ type: 'moved', id });
      },
    ),
    sendChanged: sendTo('journal', ({ context: { id, title, version } }) => ({
      type: 'changed',
      id,
      title,
      version,
    })),
  },
  guards: {
    hasNoId: ({ context }) => context.id === null,
    hasText: ({ context }) => context.id === null || context.document !== null,
    isHeld: ({ context }) => isHeld(context),
    isFree: ({ context }) => !isHeld(context),
    isOnline: ({ context }) => context.online,
    isOffline: ({ context }) => !context.online,
    isNewTitle: ({ context, event }) => event.type === 'title.change' && event.title !== context.title,
    isUnmarked: ({ context }) => context.again === 'no',
    isMarked: ({ context }) => context.again !== 'no',
    isMarkedNow: ({ context }) => context.again === 'now',
    isConflict: ({ context }) => context.failure?.code === 'version_conflict',
    isGone: ({ context }) => isGone(context.failure),
    isSignedOut: ({ context }) => context.failure?.code === 'unauthenticated',
    isLocked: ({ context }) => context.failure?.code === 'document_locked',
    isUnreachable: ({ context }) => isConnectionFailure(context.failure),
    isReported: ({ context }) => context.failure?.message === context.reported,
    canPass: ({ context }) => context.failure === null || !refusesText.has(context.failure.code),
    isSaving: ({ context }) => context.lastSave === 'running',
    hasSaved: ({ context }) => context.lastSave === 'done',
    hasFailed: ({ context }) => context.lastSave === 'failed',
  },
});

/** Part of the essay is withheld, so the visible part must not change (SPEC §4 incomplete document). */
export function isWithheld({ document }: Pick<DocumentContext, 'document'>): boolean {
  return document?.isIncomplete === true;
}

/** Whether one of the reasons of SPEC §4 keeps the text from being saved. */
export function isHeld(context: DocumentContext): boolean {
  return (
    context.savingDisabled ||
    context.encrypted ||
    isWithheld(context) ||
    context.id === null ||
    context.aiBlocks > 0
  );
}
