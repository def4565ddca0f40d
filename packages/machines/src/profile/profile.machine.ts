import { emit, fromPromise, setup } from 'xstate';
import { toFailure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';

export type ProfileEvent = { type: 'subscription.manage' } | { type: 'signOut' };

/** Why something failed, in the server's words. */
export type ProfileEmitted = { type: 'refused'; message: string };

const flow = setup({
  types: {
    events: {} as ProfileEvent,
    emitted: {} as ProfileEmitted,
    tags: {} as 'visible' | 'busy' | 'managing' | 'leaving',
  },
  actors: {
    /** Opens the page where the subscription is managed; this page has been left by the time it resolves. */
    openPortal: fromPromise<unknown, void>(async () => notProvided('profile.openPortal')),
    signOut: fromPromise<unknown, void>(async () => notProvided('profile.signOut')),
    /** Reloads the first page, as a visitor. */
    leave: fromPromise<unknown, void>(async () => notProvided('profile.leave')),
  },
});

const refused = (error: unknown) => ({ type: 'refused' as const, message: toFailure(error).message });

/**
 * The account page (SPEC §2 account panel): the account flow supplies what it shows, and its buttons lead elsewhere.
 * Emits `refused` with the server's message.
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
