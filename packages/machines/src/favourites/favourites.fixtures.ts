import { defineFlow } from '../testing/flow.ts';
import { favouritesMachine } from './favourites.machine.ts';

export const favouritesFlow = defineFlow(favouritesMachine, {
  input: undefined,
  samples: {
    toggle: [
      { id: 'doc-sleep', favourite: false },
      { id: 'doc-sleep', favourite: true },
    ],
    'xstate.done.actor.toggle': [{ output: { favourite: true } }, { output: { favourite: false } }],
    'xstate.error.actor.toggle': [{ error: new Error('This document is not yours any more.') }],
  },
});
