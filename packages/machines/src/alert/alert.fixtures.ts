import { defineFlow } from '../testing/flow.ts';
import { alertMachine } from './alert.machine.ts';

export const alertFlow = defineFlow(alertMachine, {
  input: undefined,
  reported: ['show'],
  samples: {
    show: [
      { message: 'The document is larger than 2 MB and cannot be saved.' },
      { message: 'There is no room for another document.' },
    ],
    dismiss: [{}],
  },
});
