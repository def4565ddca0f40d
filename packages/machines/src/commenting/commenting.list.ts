import { assign } from 'xstate';
import { toFailure } from '../failure.ts';
import { commentingSetup } from './commenting.setup.ts';

/** Everybody's comments. */
export const list = commentingSetup.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      tags: ['visible', 'busy'],
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context: { linkId } }) => ({ linkId }),
        onDone: { target: 'ready', actions: assign(({ event }) => event.output) },
        onError: {
          target: 'failed',
          actions: assign({ failure: ({ event }) => toFailure(event.error) }),
        },
      },
      on: { 'revision.known': { actions: 'noteRevision' } },
    },
    failed: {
      tags: ['visible', 'failed'],
      on: {
        retry: 'loading',
        // The server answers again.
        'revision.known': { target: 'loading', actions: 'noteRevision' },
      },
    },
    ready: {
      tags: 'visible',
      on: { 'revision.known': { guard: 'isNewer', target: 'refreshing', actions: 'noteRevision' } },
    },
    refreshing: {
      tags: ['visible', 'busy'],
      invoke: {
        id: 'refresh',
        src: 'load',
        input: ({ context: { linkId } }) => ({ linkId }),
        onDone: { target: 'ready', actions: assign(({ event }) => event.output) },
        // What is shown stays; the next report of a newer revision tries again.
        onError: 'ready',
      },
    },
  },
});
