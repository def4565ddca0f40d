import { assign, fromPromise, setup } from 'xstate';
import { type Failure, toFailure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';

export interface SessionContext {
  /** The page was loaded anew because of a fresh session. */
  readonly reloaded: boolean;
  /** Code `session_not_kept`: the browser did not keep the session, cookies may be blocked. */
  readonly failure: Failure | { readonly message: string; readonly code: 'session_not_kept' } | null;
}

/**
 * Who comes without a session gets an anonymous one, then the page reloads, once (SPEC §4).
 * `reload` must leave a mark that gives `input.reloaded` after it, else a browser without cookies
 * would reload for ever.
 *
 * Tags: `visible`, `busy`, `ready`, `failed`.
 */
export const sessionMachine = setup({
  types: {
    input: {} as { reloaded: boolean },
    context: {} as SessionContext,
    events: {} as { type: 'retry' },
    tags: {} as 'visible' | 'busy' | 'ready' | 'failed',
  },
  actors: {
    authenticate: fromPromise<{ isAuthenticated: boolean }, void>(async () =>
      notProvided('session.authenticate'),
    ),
    createAnonymous: fromPromise<unknown, void>(async () => notProvided('session.createAnonymous')),
    reload: fromPromise<unknown, void>(async () => notProvided('session.reload')),
  },
  actions: {
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    setNotKept: assign({
      failure: { message: 'The session was not kept.', code: 'session_not_kept' },
    }),
    setReloaded: assign({ reloaded: true }),
    forget: assign({ reloaded: false, failure: null }),
  },
  guards: {
    isAuthenticated: (_, { isAuthenticated }: { isAuthenticated: boolean }) => isAuthenticated,
    hasReloaded: ({ context }) => context.reloaded,
  },
}).createMachine({
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
          { guard: { type: 'isAuthenticated', params: ({ event }) => event.output }, target: 'ready' },
          { guard: 'hasReloaded', target: 'failed', actions: 'setNotKept' },
          { target: 'creating' },
        ],
        onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
    },
    creating: {
      tags: ['visible', 'busy'],
      invoke: {
        id: 'createAnonymous',
        src: 'createAnonymous',
        onDone: 'reloading',
        onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
    },
    reloading: {
      tags: ['visible', 'busy'],
      invoke: {
        id: 'reload',
        src: 'reload',
        onDone: { target: 'checking', actions: 'setReloaded' },
        onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
    },
    ready: { tags: 'ready' },
    failed: {
      tags: ['visible', 'failed'],
      on: { retry: { target: 'checking', actions: 'forget' } },
    },
  },
});
