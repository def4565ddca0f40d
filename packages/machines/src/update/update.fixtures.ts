import { defineFlow } from '../testing/flow.ts';
import { updateMachine } from './update.machine.ts';

export const updateFlow = defineFlow(updateMachine, {
  input: undefined,
  reported: ['found', 'saved'],
  samples: {
    found: [{}],
    start: [{}],
    postpone: [{}],
    saved: [{}],
    'xstate.done.actor.activate': [{}],
    'xstate.error.actor.activate': [{ error: new Error('The worker is gone.') }],
  },
});
