import type { DocumentListItem } from '@octavo/contract';
import { assign, emit, fromPromise, setup } from 'xstate';
import { type Failure, toFailure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';

export interface StarredContext {
  readonly docs: readonly DocumentListItem[];
  /** Why the favourites could not be listed. */
  readonly failure: Failure | null;
}

export type StarredEvent =
  /** The page is shown. */
  | { type: 'enter' }
  /** Documents have changed elsewhere. */
  | { type: 'refresh' }
  | { type: 'retry' }
  /** The document is now in the trash. */
  | { type: 'document.removed'; id: string }
  | { type: 'document.open'; id: string };

export type StarredEmitted = { type: 'chosen'; id: string };

/**
 * The favourites page (SPEC §2, §7): the server's list of favourites. The favourites flow owns the marks themselves.
 * Emits `chosen` with the document.
 *
 * Tags: `visible`, `busy`, `loading`, `failed`, `ready`.
 */
export const starredMachine = setup({
  types: {
    context: {} as StarredContext,
    events: {} as StarredEvent,
    emitted: {} as StarredEmitted,
    tags: {} as 'visible' | 'busy' | 'loading' | 'failed' | 'ready',
  },
  actors: {
    load: fromPromise<readonly DocumentListItem[], void>(async () => notProvided('starred.load')),
  },
}).createMachine({
  id: 'starred',
  context: { docs: [], failure: null },
  on: {
    'document.removed': {
      actions: assign({ docs: ({ context, event }) => context.docs.filter(({ id }) => id !== event.id) }),
    },
    'document.open': { actions: emit(({ event }) => ({ type: 'chosen' as const, id: event.id })) },
  },
  initial: 'idle',
  states: {
    idle: { on: { enter: 'loading' } },
    loading: {
      tags: ['visible', 'busy', 'loading'],
      invoke: {
        id: 'load',
        src: 'load',
        onDone: { target: 'ready', actions: assign({ docs: ({ event }) => event.output }) },
        onError: { target: 'failed', actions: assign({ failure: ({ event }) => toFailure(event.error) }) },
      },
      on: { refresh: { target: 'loading', reenter: true } },
    },
    failed: {
      tags: ['visible', 'failed'],
      on: { retry: 'loading', enter: 'loading' },
      exit: assign({ failure: null }),
    },
    ready: { tags: ['visible', 'ready'], on: { enter: 'refreshing', refresh: 'refreshing' } },
    refreshing: {
      tags: ['visible', 'busy', 'ready'],
      invoke: {
        id: 'refresh',
        src: 'load',
        onDone: { target: 'ready', actions: assign({ docs: ({ event }) => event.output }) },
        // Keep showing the old list.
        onError: 'ready',
      },
      on: { refresh: { target: 'refreshing', reenter: true } },
    },
  },
});
