import type { SaveResponse } from '@octavo/contract';
import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { isConnectionFailure, toFailure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import { capitalized } from './capitalized.ts';
import type {
  DocumentContext,
  DocumentEmitted,
  DocumentEvent,
  JournalEvent,
  KeptCopy,
  LoadedDocument,
  SaveInput,
} from './document.types.ts';

/** What the document machine is made of: actors, timings, actions and guards. */
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
      | 'alert'
      | 'unsaved'
      | 'offline'
      | 'conflict'
      | 'favourite.saving'
      | 'sync.loading'
      | 'sync.success',
  },
  actors: {
    load: fromPromise<LoadedDocument, { id: string }>(async () => notProvided('document.load')),
    save: fromPromise<SaveResponse, SaveInput>(async () => notProvided('document.save')),
    keepBoth: fromPromise<KeptCopy, SaveInput>(async () => notProvided('document.keepBoth')),
    toggleFavourite: fromPromise<{ favourite: boolean }, { id: string }>(async () =>
      notProvided('document.toggleFavourite'),
    ),
    journal: fromCallback<JournalEvent, { id: string | null }>(() => notProvided('document.journal')),
    connectivity: fromCallback(() => notProvided('document.connectivity')),
  },
  delays: {
    autosave: ({ event }) => Math.max(0, 400 - (event.type === 'edit' ? (event.age ?? 0) : 0)),
    syncSuccess: 1500,
    reconnect: 5000,
  },
  actions: {
    setLoaded: assign((_, { document }: LoadedDocument) => ({
      document,
      title: document.title,
      version: document.version,
      encrypted: document.encryption,
      favourite: document.favourite,
      failure: null,
    })),
    turnFavourite: assign({ favourite: ({ context }) => !context.favourite }),
    setFavourite: assign((_, { favourite }: { favourite: boolean }) => ({ favourite })),
    emitRefused: emit((_, { error }: { error: unknown }) => ({
      type: 'favourite.refused' as const,
      message: toFailure(error).message,
    })),
    setTitle: assign((_, { title }: { title: string }) => ({ title: capitalized(title) })),
    setSaved: assign((_, { version }: { version: number }) => ({
      version,
      lastSave: 'done' as const,
      failure: null,
      dismissed: null,
    })),
    setMoved: assign((_, { id, version }: KeptCopy) => ({ id, version, failure: null, dismissed: null })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    startSave: assign({ lastSave: 'running', again: 'no' }),
    failSave: assign({ lastSave: 'failed' }),
    forgetMark: assign({ again: 'no' }),
    mark: assign({ again: 'later' }),
    markNow: assign({ again: 'now' }),
    dismiss: assign({ dismissed: ({ context }) => context.failure?.message ?? null }),
    tellChanged: sendTo('journal', ({ context: { id, title, version } }) => ({
      type: 'changed',
      id,
      title,
      version,
    })),
    tellSaved: sendTo('journal', ({ context: { id, version, again } }) => ({
      type: 'saved',
      id,
      version,
      unsaved: again !== 'no',
    })),
    tellMoved: sendTo('journal', ({ context }, { id, version }: KeptCopy) => ({
      type: 'moved',
      from: context.id,
      id,
      version,
    })),
    emitMissing: emit(({ context }) => ({ type: 'missing' as const, id: context.id })),
    emitMoved: emit((_, { id }: { id: string }) => ({ type: 'moved' as const, id })),
  },
  guards: {
    hasNoId: ({ context }) => context.id === null,
    hasText: ({ context }) => context.id === null || context.document !== null,
    hasDocument: ({ context }) => context.document !== null,
    isHeld: ({ context }) => isHeld(context),
    isFree: ({ context }) => !isHeld(context),
    isOnline: ({ context }) => context.online,
    isOffline: ({ context }) => !context.online,
    isNewTitle: ({ context, event }) =>
      event.type === 'title.change' && capitalized(event.title) !== context.title,
    isUnmarked: ({ context }) => context.again === 'no',
    isMarked: ({ context }) => context.again !== 'no',
    isMarkedNow: ({ context }) => context.again === 'now',
    isUnsaved: (_, { unsaved }: { unsaved: boolean }) => unsaved,
    isMissing: (_, { error }: { error: unknown }) => toFailure(error).code === 'not_found',
    isConflict: ({ context }) => context.failure?.code === 'version_conflict',
    isUnreachable: ({ context }) => isConnectionFailure(context.failure),
    isDismissed: ({ context }) => context.failure?.message === context.dismissed,
    isSaving: ({ context }) => context.lastSave === 'running',
    hasSaved: ({ context }) => context.lastSave === 'done',
    hasFailed: ({ context }) => context.lastSave === 'failed',
  },
});

function isHeld(context: DocumentContext): boolean {
  return context.savingDisabled || context.encrypted || context.id === null || context.aiBlocks > 0;
}
