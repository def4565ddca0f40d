import { emit, fromPromise, setup } from 'xstate';
import { toFailure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';

export type ProfileEvent = { type: 'subscription.manage' } | { type: 'signOut' };

/** Why something did not work, in the server's words. */
export type ProfileEmitted = { type: 'refused'; message: string };

const flow = setup({
  types: {
    events: {} as ProfileEvent,
    emitted: {} as ProfileEmitted,
    tags: {} as 'visible' | 'busy' | 'managing' | 'leaving',
  },
  actors: {
    /** Leads to where the subscription is managed; the page is gone by the time it resolves. */
    openPortal: fromPromise<unknown, void>(async () => notProvided('profile.openPortal')),
    signOut: fromPromise<unknown, void>(async () => notProvided('profile.signOut')),
    /** Loads the first page anew, as a visitor. */
    leave: fromPromise<unknown, void>(async () => notProvided('profile.leave')),
  },
});

const refused = (error: unknown) => ({ type: 'refused' as const, message: toFailure(error).message });

/**
 * The account page (SPEC §2 account panel): what it shows is the account flow's, what can be pressed leads elsewhere.
 * Emits `refused` with the server's sentence.
 *
 * Tags: `visible`, `busy`, `managing`, `leaving`.
 */
export const profileMachine = flow.createMachine({
  id: 'profile',
  initial: 'ready',
  states: {
    ready: { tags: 'visible', on: { 'subscription.manage': 'managing', signOut: 'signingOut' } },
    managing: {
      tags: ['visible', 'busy', 'managing'],
      invoke: {
        id: 'openPortal',
        src: 'openPortal',
        onDone: 'ready',
        onError: { target: 'ready', actions: emit(({ event }) => refused(event.error)) },
      },
    },
    signingOut: {
      tags: ['visible', 'busy', 'leaving'],
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: 'leaving',
        onError: { target: 'ready', actions: emit(({ event }) => refused(event.error)) },
      },
    },
    leaving: {
      tags: ['visible', 'busy', 'leaving'],
      invoke: { id: 'leave', src: 'leave', onDone: 'ready', onError: 'ready' },
    },
  },
});
