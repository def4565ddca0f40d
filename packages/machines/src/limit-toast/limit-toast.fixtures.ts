import { defineFlow } from '../testing/flow.ts';
import { limitToastMachine } from './limit-toast.machine.ts';

export const limitToastFlow = defineFlow(limitToastMachine, {
  input: undefined,
  reported: ['show'],
  samples: {
    show: [{}],
    later: [{}],
    upgrade: [{}],
    hold: [{}],
    release: [{}],
    'xstate.after.dismiss.limitToast.shown': [{}],
  },
});
