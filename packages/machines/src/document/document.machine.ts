import { and, assign } from 'xstate';
import { documentSetup } from './document.setup.ts';
import type { DocumentContext, SaveInput } from './document.types.ts';

/** The change starts the wait anew. */
const toPending = {
  edit: { target: 'pending', reenter: true },
  'title.change': { guard: 'isNewTitle', target: 'pending', reenter: true },
} as const;

/** The change is remembered until the running save has ended. */
const toMark = {
  edit: { guard: 'isUnmarked', actions: 'mark' },
  'title.change': { guard: and(['isNewTitle', 'isUnmarked']), actions: 'mark' },
} as const;

/**
 * Loads a document and saves it by itself (SPEC §4 autosave, §9 timings, §8 save error).
 *
 * Region `work` is where the text stands, region `sync` what the indicator shows, region `favourite` tells the server the
 * mark, which is shown at once and turned back when it is refused.
 * `pending` waits 400 ms after the last change; `held` has changes that one of the reasons of
 * SPEC §4 keeps from being saved, and lets go by itself; `saving` remembers in `again` what
 * changed meanwhile. `edit` may be sent with each key press: it changes no context.
 * `flush` saves at once: the promise of `save` has begun when `send` returns.
 *
 * Tags: `loading`, `missing`, `failed` (not loaded), `editable`, `dirty`, `busy`, `alert`,
 * `unsaved` (refused, the alert was closed), `offline`, `conflict`; `favourite.saving`; `sync.loading`, `sync.success`.
 */
export const documentMachine = documentSetup.createMachine({
  id: 'document',
  context: ({ input }) => ({
    id: input.id,
    document: null,
    title: '',
    version: 0,
    favourite: false,
    online: true,
    encrypted: false,
    savingDisabled: false,
    aiBlocks: 0,
    again: 'no',
    lastSave: 'none',
    failure: null,
    dismissed: null,
  }),
  invoke: [
    { id: 'journal', src: 'journal', input: ({ context }) => ({ id: context.id }) },
    { id: 'connectivity', src: 'connectivity' },
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
        loading: {
          tags: ['visible', 'busy', 'loading'],
          invoke: {
            id: 'load',
            src: 'load',
            input: ({ context }) => ({ id: context.id ?? '' }),
            onDone: [
              {
                guard: { type: 'isUnsaved', params: ({ event }) => event.output },
                target: 'pending',
                actions: { type: 'setLoaded', params: ({ event }) => event.output },
              },
              { target: 'clean', actions: { type: 'setLoaded', params: ({ event }) => event.output } },
            ],
            onError: [
              { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'missing' },
              { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
            ],
          },
        },
        missing: { tags: 'missing', entry: 'emitMissing' },
        failed: { tags: ['visible', 'failed'], on: { retry: 'loading' } },
        clean: { tags: ['visible', 'editable'], on: toPending },
        pending: {
          tags: ['visible', 'editable', 'dirty'],
          after: { autosave: 'deciding' },
          on: { ...toPending, flush: 'deciding' },
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
        saving: {
          tags: ['visible', 'editable', 'dirty', 'busy'],
          entry: 'startSave',
          invoke: {
            id: 'save',
            src: 'save',
            input: ({ context }) => saveInput(context),
            onDone: {
              target: 'saved',
              actions: [{ type: 'setSaved', params: ({ event }) => event.output }, 'tellSaved'],
            },
            onError: {
              target: 'judging',
              actions: [{ type: 'setFailure', params: ({ event }) => event }, 'failSave'],
            },
          },
          on: { ...toMark, flush: { guard: 'isMarked', actions: 'markNow' } },
        },
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
            { guard: 'isUnreachable', target: 'offline' },
            { guard: 'isDismissed', target: 'unsaved' },
            { target: 'refused' },
          ],
        },
        refused: {
          tags: ['visible', 'editable', 'dirty', 'alert'],
          on: {
            'alert.dismiss': { target: 'unsaved', actions: 'dismiss' },
            retry: 'deciding',
            flush: 'deciding',
          },
        },
        unsaved: {
          tags: ['visible', 'editable', 'dirty', 'unsaved'],
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
          on: { 'conflict.keepBoth': 'keeping' },
        },
        keeping: {
          tags: ['visible', 'editable', 'dirty', 'busy', 'conflict'],
          entry: 'forgetMark',
          invoke: {
            id: 'keepBoth',
            src: 'keepBoth',
            input: ({ context }) => saveInput(context),
            onDone: {
              target: 'saved',
              actions: [
                { type: 'tellMoved', params: ({ event }) => event.output },
                { type: 'setMoved', params: ({ event }) => event.output },
                { type: 'emitMoved', params: ({ event }) => event.output },
              ],
            },
            onError: { target: 'conflict', actions: { type: 'setFailure', params: ({ event }) => event } },
          },
          on: toMark,
        },
      },
    },
    favourite: {
      initial: 'idle',
      states: {
        idle: {
          on: { 'favourite.toggle': { guard: 'hasDocument', target: 'saving', actions: 'turnFavourite' } },
        },
        saving: {
          tags: 'favourite.saving',
          invoke: {
            id: 'toggleFavourite',
            src: 'toggleFavourite',
            input: ({ context }) => ({ id: context.id ?? '' }),
            onDone: {
              target: 'idle',
              actions: { type: 'setFavourite', params: ({ event }) => event.output },
            },
            onError: {
              target: 'idle',
              actions: ['turnFavourite', { type: 'emitRefused', params: ({ event }) => event }],
            },
          },
        },
      },
    },
    sync: {
      initial: 'idle',
      on: {
        edit: { guard: 'hasText', actions: 'tellChanged' },
        'title.change': {
          guard: and(['hasText', 'isNewTitle']),
          actions: [{ type: 'setTitle', params: ({ event }) => event }, 'tellChanged'],
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

function saveInput({ id, title, version }: DocumentContext): SaveInput {
  return { id: id ?? '', title, version };
}
