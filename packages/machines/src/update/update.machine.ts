import { fromCallback, fromPromise, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';

export type UpdateEvent =
  /** A newer version of the app is ready on this device. */
  | { type: 'found' }
  /** The user starts the update. */
  | { type: 'start' }
  | { type: 'postpone' }
  /** Everything is saved: the answer to `wanted`. */
  | { type: 'saved' };

/** Asks for `saved` once nothing is unsaved. */
export type UpdateEmitted = { type: 'wanted' };

const flow = setup({
  types: {
    events: {} as UpdateEvent,
    emitted: {} as UpdateEmitted,
    tags: {} as 'visible' | 'busy',
  },
  actors: {
    /** Reports `found`, also when another window has started the newer version. */
    releases: fromCallback<UpdateEvent>(() => notProvided('update.releases')),
    /** Resolves once the newer version serves the page. */
    activate: fromPromise<unknown, void>(async () => notProvided('update.activate')),
    reload: fromCallback<UpdateEvent>(() => notProvided('update.reload')),
  },
});

const untilSaved = flow.emit({ type: 'wanted' });

/**
 * Offers a newer version of the app. The page is reloaded only when the user says so, and never with unsaved changes:
 * `saving` waits for them, and `settling` once more, for changes made during `activating`. Nothing is lost if it cannot
 * be activated: reloading fetches the page from the server.
 *
 * Tags: `visible`, `busy` (reloads as soon as possible).
 */
export const updateMachine = flow.createMachine({
  id: 'update',
  invoke: { id: 'releases', src: 'releases' },
  initial: 'current',
  states: {
    current: { on: { found: 'offered' } },
    offered: { tags: 'visible', on: { start: 'saving', postpone: 'postponed' } },
    saving: {
      tags: ['visible', 'busy'],
      entry: untilSaved,
      on: { saved: 'activating', postpone: 'postponed' },
    },
    activating: {
      tags: ['visible', 'busy'],
      invoke: { id: 'activate', src: 'activate', onDone: 'settling', onError: 'settling' },
      on: { postpone: 'postponed' },
    },
    settling: {
      tags: ['visible', 'busy'],
      entry: untilSaved,
      on: { saved: 'reloading', postpone: 'postponed' },
    },
    reloading: { tags: ['visible', 'busy'], invoke: { id: 'reload', src: 'reload' } },
    /** Until the next version is found. */
    postponed: { on: { found: 'offered' } },
  },
});
