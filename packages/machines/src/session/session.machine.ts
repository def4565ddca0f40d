import { assign, emit, fromPromise, setup } from 'xstate';
import { type Failure, toFailure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';

export interface SessionContext {
  /** The page was reloaded because of a new session. */
  readonly reloaded: boolean;
  /** Code `session_not_kept`: the browser did not store the session; it may block cookies. */
  readonly failure: Failure | { readonly message: string; readonly code: 'session_not_kept' } | null;
}

/** There is a session: the page may request its data. */
export type SessionEmitted = { type: 'ready' };

const flow = setup({
  types: {
    input: {} as { reloaded: boolean },
    context: {} as SessionContext,
    events: {} as { type: 'retry' },
    emitted: {} as SessionEmitted,
    tags: {} as 'visible' | 'busy' | 'ready' | 'failed',
  },
  actors: {
    authenticate: fromPromise<{ isAuthenticated: boolean }, void>(async () =>
      notProvided('session.authenticate'),
    ),
    createAnonymous: fromPromise<unknown, void>(async () => notProvided('session.createAnonymous')),
    reload: fromPromise<unknown, void>(async () => notProvided('session.reload')),
  },
});

/**
 * A user without a session gets an anonymous one, then the page reloads, once (SPEC §4).
 * `reload` must leave a mark that sets `input.reloaded` afterwards; otherwise a browser without cookies would reload
 * forever.
 *
 * Tags: `visible`, `busy`, `ready`, `failed`.
 */
export const sessionMachine = flow.createMachine({
  id: 'session',
  context: ({ input }) => ({ reloaded: input.reloaded, failure: null }),
  initial: 'checking',
  states: {
    checking: {
      tags: ['visible', 'busy'],
      invoke: {
        id: 'authenticate',
        src: 'authenticate',
        onDone: [
          { guard: ({ event }) => event.output.isAuthenticated, target: 'ready' },
          {
            guard: ({ context }) => context.reloaded,
            target: 'failed',
            actions: assign({
              failure: { message: 'The session was not kept.', code: 'session_not_kept' },
            }),
          },
          { target: 'creating' },
        ],
        onError: { target: 'failed', actions: assign({ failure: ({ event }) => toFailure(event.error) }) },
      },
    },
    creating: {
      tags: ['visible', 'busy'],
      invoke: {
        id: 'createAnonymous',
        src: 'createAnonymous',
        onDone: 'reloading',
        onError: { target: 'failed', actions: assign({ failure: ({ event }) => toFailure(event.error) }) },
      },
    },
    reloading: {
      tags: ['visible', 'busy'],
      invoke: {
        id: 'reload',
        src: 'reload',
        onDone: { target: 'checking', actions: assign({ reloaded: true }) },
        onError: { target: 'failed', actions: assign({ failure: ({ event }) => toFailure(event.error) }) },
      },
    },
    ready: { tags: 'ready', entry: emit({ type: 'ready' }) },
    failed: {
      tags: ['visible', 'failed'],
      on: { retry: { target: 'checking', actions: assign({ reloaded: false, failure: null }) } },
    },
  },
});
