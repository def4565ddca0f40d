import { defineFlow } from '../testing/flow.ts';
import { overlayMachine } from './overlay.machine.ts';

export const overlayFlow = defineFlow(overlayMachine, {
  input: undefined,
  reported: ['open', 'offer', 'close', 'leave'],
  samples: {
    open: [{ name: 'download' }],
    offer: [{ name: 'referral' }],
    close: [{ name: 'download' }, { name: 'referral' }],
    leave: [{ flows: ['download'] }],
    dismiss: [{ name: 'download' }],
    'xstate.done.actor.pause': [{ output: undefined }],
    'xstate.error.actor.pause': [{ error: new Error('Not fetched') }],
  },
});
