import { defineFlow } from '../testing/flow.ts';
import { overlayMachine } from './overlay.machine.ts';

export const overlayFlow = defineFlow(overlayMachine, {
  input: undefined,
  reported: ['open', 'close'],
  samples: { open: [{ name: 'download' }], close: [{ name: 'download' }], dismiss: [{ name: 'download' }] },
});
