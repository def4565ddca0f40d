import type { Device } from '@octavo/contract';
import { assign, emit, fromPromise, setup } from 'xstate';
import { toFailure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';

export interface DevicesContext {
  readonly devices: readonly Device[];
  /** The device being signed out. */
  readonly chosen: string | null;
}

export type DevicesEvent =
  /** The account page of a member is shown. */
  { type: 'enter' } | { type: 'retry' } | { type: 'end'; id: string } | { type: 'end.all' };

/** Why the server refused, in its own words. */
export type DevicesEmitted = { type: 'refused'; message: string };

const flow = setup({
  types: {
    context: {} as DevicesContext,
    events: {} as DevicesEvent,
    emitted: {} as DevicesEmitted,
    tags: {} as 'visible' | 'busy' | 'loading' | 'failed' | 'leaving',
  },
  actors: {
    load: fromPromise<readonly Device[], void>(async () => notProvided('devices.load')),
    end: fromPromise<unknown, { id: string }>(async () => notProvided('devices.end')),
    endAll: fromPromise<unknown, void>(async () => notProvided('devices.endAll')),
    /** Reloads the first page, as a visitor. */
    leave: fromPromise<unknown, void>(async () => notProvided('devices.leave')),
  },
});

const refused = (error: unknown) => ({ type: 'refused' as const, message: toFailure(error).message });

/**
 * The devices where the account is signed in: sign out one of them, or all including this one. Emits `refused` with the
 * server's message.
 *
 * Tags: `visible`, `busy`, `loading`, `failed`, `leaving`.
 */
export const devicesMachine = flow.createMachine({
  id: 'devices',
  context: { devices: [], chosen: null },
  initial: 'idle',
  states: {
    idle: { on: { enter: 'loading' } },
    loading: {
      tags: ['visible', 'busy', 'loading'],
      invoke: {
        id: 'load',
        src: 'load',
        onDone: { target: 'listed', actions: assign({ devices: ({ event }) => event.output, chosen: null }) },
        onError: 'failed',
      },
      on: { enter: { target: 'loading', reenter: true } },
    },
    failed: { tags: ['visible', 'failed'], on: { retry: 'loading', enter: 'loading' } },
    listed: {
      tags: 'visible',
      on: {
        enter: 'loading',
        end: { target: 'ending', actions: assign({ chosen: ({ event }) => event.id }) },
        'end.all': 'endingAll',
      },
    },
    ending: {
      tags: ['visible', 'busy'],
      invoke: {
        id: 'end',
        src: 'end',
        input: ({ context }) => ({ id: context.chosen ?? '' }),
        onDone: 'loading',
        onError: { target: 'loading', actions: emit(({ event }) => refused(event.error)) },
      },
    },
    endingAll: {
      tags: ['visible', 'busy', 'leaving'],
      invoke: {
        id: 'endAll',
        src: 'endAll',
        onDone: 'leaving',
        onError: { target: 'listed', actions: emit(({ event }) => refused(event.error)) },
      },
    },
    leaving: {
      tags: ['visible', 'busy', 'leaving'],
      invoke: { id: 'leave', src: 'leave', onDone: 'listed', onError: 'listed' },
    },
  },
});
