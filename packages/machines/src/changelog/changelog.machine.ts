import type { ChangelogEntry } from '@octavo/contract';
import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { type Failure, toFailure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';

export interface ChangelogContext {
  /** Newest first. */
  readonly entries: readonly ChangelogEntry[];
  readonly failure: Failure | null;
}

/** `enter`: the page is shown. */
export type ChangelogEvent = { type: 'enter' } | { type: 'language.change' } | { type: 'retry' };

/**
 * The changelog page (SPEC §2, §3), fetched when shown, and again when the language changes.
 *
 * Tags: `visible`, `busy`, `failed`.
 */
export const changelogMachine = setup({
  types: {
    context: {} as ChangelogContext,
    events: {} as ChangelogEvent,
    tags: {} as 'visible' | 'busy' | 'failed',
  },
  actors: {
    load: fromPromise<readonly ChangelogEntry[], void>(async () => notProvided('changelog.load')),
    /** Reports when the page changes its language. */
    language: fromCallback<ChangelogEvent>(() => notProvided('changelog.language')),
  },
  actions: {
    /** The entries are in the previous language. */
    forget: assign({ entries: [] }),
  },
}).createMachine({
  id: 'changelog',
  context: { entries: [], failure: null },
  invoke: { id: 'language', src: 'language' },
  initial: 'idle',
  states: {
    idle: { on: { enter: 'loading' } },
    loading: {
      tags: ['visible', 'busy'],
      invoke: {
        id: 'load',
        src: 'load',
        onDone: { target: 'ready', actions: assign({ entries: ({ event }) => event.output }) },
        onError: { target: 'failed', actions: assign({ failure: ({ event }) => toFailure(event.error) }) },
      },
      on: { 'language.change': { target: 'loading', reenter: true, actions: 'forget' } },
    },
    failed: {
      tags: ['visible', 'failed'],
      on: { retry: 'loading', enter: 'loading', 'language.change': { target: 'loading', actions: 'forget' } },
      exit: assign({ failure: null }),
    },
    ready: {
      tags: 'visible',
      on: { enter: 'loading', 'language.change': { target: 'loading', actions: 'forget' } },
    },
  },
});
