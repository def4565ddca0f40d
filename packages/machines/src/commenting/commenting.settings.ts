import { assign } from 'xstate';
import { toFailure } from '../failure.ts';
import { commentingSetup } from './commenting.setup.ts';

/** The reader's name, and the address to which answers are sent. */
export const settings = commentingSetup.createStateConfig({
  initial: 'closed',
  states: {
    closed: {
      tags: 'visible',
      on: { 'settings.open': { target: 'open', actions: assign({ failure: null }) } },
    },
    open: {
      tags: 'visible',
      on: {
        'settings.close': 'closed',
        'settings.save': {
          target: 'saving',
          actions: assign({ settings: ({ event }) => event.settings, failure: null }),
        },
      },
    },
    saving: {
      tags: ['visible', 'busy'],
      invoke: {
        id: 'saveSettings',
        src: 'saveSettings',
        input: ({ context: { linkId, settings } }) => ({ linkId, ...settings }),
        onDone: { target: 'closed', actions: [assign(({ context }) => context.settings), 'keep'] },
        onError: { target: 'open', actions: assign({ failure: ({ event }) => toFailure(event.error) }) },
      },
    },
  },
});
