import { defineFlow } from '../testing/flow.ts';
import { installMachine } from './install.machine.ts';

export const installFlow = defineFlow(installMachine, {
  input: undefined,
  reported: ['place.tell', 'offer.change', 'installed'],
  samples: {
    'place.tell': [{ place: 'iosSafari', isInstalled: false }],
    'offer.change': [{ canAsk: true }, { canAsk: false }],
    installed: [{}],
    open: [{}],
    install: [{}],
    dismiss: [{}],
    'xstate.done.actor.ask': [{}],
    'xstate.error.actor.ask': [{ error: new Error('The browser did not ask.') }],
  },
});
