import { and, assign, emit } from 'xstate';
import { keeping, keepingAsNew, loading, refreshing, saving, toPending, yielding } from './document.calls.ts';
import { documentSetup } from './document.setup.ts';

/**
 * Loads a document and saves it automatically (SPEC §4 autosave, §9 timings, §8 save error).
 *
 * Region `work` is the state of the text, region `sync` what the indicator shows.
 * `pending` waits 400 ms after the last change. `held` has changes that one of the reasons of SPEC §4 keeps from being
 * saved, and ends by itself. `saving` remembers changes made meanwhile in `again`. `unsaved` was refused and retries
 * with a back-off, unless the text itself was refused; `offline` retries on reconnecting. A document that was locked
 * elsewhere is loaded in its locked form; one that no longer exists is `gone`, and its text can only become a new
 * document. So is one whose session has expired (`unauthenticated`), until somebody signs in again. `refreshing` looks
 * for a newer version when the window is shown or back online and has no changes of its own; a change ends it.
 * `edit` may be sent with every key press: it changes no context. `flush` saves at once: the promise of `save` has
 * started when `send` returns. Emits `missing`, `moved`, `refused` (once per reason), `saved` and `refreshed`.
 *
 * Tags: `loading`, `missing`, `failed` (not loaded), `editable`, `dirty`, `busy`, `unsaved` (refused), `offline`,
 * `conflict`, `gone`; `sync.loading`, `sync.success`.
 */
export const documentMachine = documentSetup.createMachine({
  id: 'document',
  context: ({ input }) => ({
    id: input.id,
    document: null,
    title: '',
    version: 0,
    online: true,
    encrypted: false,
    savingDisabled: false,
    aiBlocks: 0,
    again: 'no',
    replacesOther: false,
    lastSave: 'none',
    failure: null,
    refusals: 0,
    reported: null,
  }),
  invoke: [
    { id: 'journal', src: 'journal', input: ({ context }) => ({ id: context.id }) },
    { id: 'browser', src: 'browser' },
  ],
  on: {
    online: { actions: assign({ online: true }) },
    offline: { actions: assign({ online: false }) },
    'saving.disable': { actions: assign({ savingDisabled: true }) },
    'saving.enable': { actions: assign({ savingDisabled: false }) },
    'aiBlock.open': { actions: assign({ aiBlocks: ({ context }) => context.aiBlocks + 1 }) },
    'aiBlock.close': { actions: assign({ aiBlocks: ({ context }) => Math.max(0, context.aiBlocks - 1) }) },
  },
  type: 'parallel',
  states: {
    work: {
      initial: 'opening',
      states: {
        opening: { always: [{ guard: 'hasNoId', target: 'clean' }, { target: 'loading' }] },
        loading,
        missing: { tags: 'missing', entry: emit(({ context }) => ({ type: 'missing', id: context.id })) },
        failed: { tags: ['visible', 'failed'], on: { retry: 'loading' } },
        clean: {
          tags: ['visible', 'editable'],
          on: {
            ...toPending,
            'page.shown': { guard: 'isFree', target: 'refreshing' },
            // The text or the session may have changed while offline.
            online: { guard: 'isFree', target: 'refreshing', actions: assign({ online: true }) },
            reload: 'loading',
          },
        },
        refreshing,
        pending: {
          tags: ['visible', 'editable', 'dirty'],
          after: { autosave: 'deciding' },
          on: { ...toPending, retry: 'deciding', flush: 'deciding' },
        },
        deciding: {
          always: [
            { guard: 'isHeld', target: 'held' },
            { guard: 'isOffline', target: 'offline' },
            { target: 'saving' },
          ],
        },
        held: {
          tags: ['visible', 'editable', 'dirty'],
          always: { guard: 'isFree', target: 'pending' },
        },
        saving,
        saved: {
          always: [
            { guard: 'isMarkedNow', target: 'deciding' },
            { guard: 'isMarked', target: 'pending' },
            { target: 'clean' },
          ],
        },
        judging: {
          always: [
            { guard: 'isConflict', target: 'conflict' },
            { guard: 'isGone', target: 'gone' },
            { guard: 'isSignedOut', target: 'gone' },
            // Unsaved changes stay in the journal until it is unlocked.
            { guard: 'isLocked', target: 'loading', actions: 'emitRefused' },
            { guard: 'isUnreachable', target: 'offline' },
            { guard: 'isReported', target: 'unsaved', actions: 'countRefusal' },
            {
              target: 'unsaved',
              actions: [
                'countRefusal',
                'emitRefused',
                assign({ reported: ({ context }) => context.failure?.message ?? null }),
              ],
            },
          ],
        },
        unsaved: {
          tags: ['visible', 'editable', 'dirty', 'unsaved'],
          after: { backOff: { guard: 'canPass', target: 'deciding' } },
          on: { ...toPending, retry: 'deciding', flush: 'deciding' },
        },
        offline: {
          tags: ['visible', 'editable', 'dirty', 'offline'],
          after: { reconnect: { guard: 'isOnline', target: 'deciding' } },
          on: {
            online: { target: 'deciding', actions: assign({ online: true }) },
            retry: [{ guard: 'isHeld', target: 'held' }, { target: 'saving' }],
          },
        },
        conflict: {
          tags: ['visible', 'editable', 'dirty', 'conflict'],
          on: {
            'conflict.keepBoth': 'keeping',
            'conflict.keepMine': {
              target: 'saving',
              actions: assign({ version: ({ event }) => event.version, replacesOther: true }),
            },
            'conflict.keepTheirs': 'yielding',
          },
        },
        keeping,
        yielding,
        gone: {
          tags: ['visible', 'editable', 'dirty', 'gone'],
          on: {
            'gone.keep': 'keepingAsNew',
            // The user may have signed in again, in this window or another.
            'page.shown': { guard: 'isSignedOut', target: 'deciding' },
            online: { guard: 'isSignedOut', target: 'deciding', actions: assign({ online: true }) },
          },
        },
        keepingAsNew,
      },
    },
    sync: {
      initial: 'idle',
      on: {
        edit: { guard: 'hasText', actions: 'sendChanged' },
        'title.change': {
          guard: and(['hasText', 'isNewTitle']),
          actions: [assign(({ event }) => ({ title: event.title })), 'sendChanged'],
        },
      },
      states: {
        idle: { always: { guard: 'isSaving', target: 'loading' } },
        loading: {
          tags: 'sync.loading',
          always: [
            { guard: 'hasSaved', target: 'success' },
            { guard: 'hasFailed', target: 'idle' },
          ],
        },
        success: {
          tags: 'sync.success',
          always: { guard: 'isSaving', target: 'loading' },
          after: { syncSuccess: 'idle' },
        },
      },
    },
  },
});
