import { fromCallback, fromPromise, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';

export type UpdateEvent =
  /** A newer version of the app is ready on this device. */
  | { type: 'found' }
  /** By hand. */
  | { type: 'start' }
  | { type: 'postpone' }
  /** Nothing is unsaved: the answer to `wanted`. */
  | { type: 'saved' };

/** Asks to be told `saved` as soon as nothing is unsaved. */
export type UpdateEmitted = { type: 'wanted' };

const flow = setup({
  types: {
    events: {} as UpdateEvent,
    emitted: {} as UpdateEmitted,
    tags: {} as 'visible' | 'busy',
  },
  actors: {
    /** Tells `found`, also when another window has started the newer version. */
    releases: fromCallback<UpdateEvent>(() => notProvided('update.releases')),
    /** The newer version answers from now on. */
    activate: fromPromise<unknown, void>(async () => notProvided('update.activate')),
    reload: fromCallback<UpdateEvent>(() => notProvided('update.reload')),
  },
});

const untilSaved = flow.emit({ type: 'wanted' });

/**
 * Offers a newer version of the app. The page is reloaded by hand only, and never while something is unsaved: `saving`
 * waits for that, and `settling` once more, for what was typed while the newer version was `activating`. Nothing is
 * lost where it cannot be activated: the reload asks the server for the page.
 *
 * Tags: `visible`, `busy` (reloads as soon as it may).
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
    /** Until there is another one. */
    postponed: { on: { found: 'offered' } },
  },
});
