import { defineFlow } from '../testing/flow.ts';
import { overlayMachine } from './overlay.machine.ts';

export const overlayFlow = defineFlow(overlayMachine, {
  input: undefined,
  reported: ['open', 'close', 'leave'],
  samples: {
    open: [{ name: 'download' }],
    close: [{ name: 'download' }],
    leave: [{ flows: ['download'] }],
    dismiss: [{ name: 'download' }],
  },
});
