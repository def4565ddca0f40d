import { defineFlow } from '../testing/flow.ts';
import { completionMachine } from './completion.machine.ts';

export const completionFlow = defineFlow(completionMachine, {
  input: { enabled: true },
  reported: ['pause', 'leave', 'enable', 'disable'],
  samples: {
    pause: [{ text: 'It is where the reader' }],
    leave: [{}],
    enable: [{}],
    disable: [{}],
    'xstate.done.actor.complete': [{ output: ' takes a turn' }, { output: '' }],
    'xstate.error.actor.complete': [
      { error: new Error('The server could not be reached.') },
      { error: Object.assign(new Error('Today’s words are spent.'), { code: 'limit_reached' }) },
    ],
    'xstate.after.spentWait.completion.on.spent': [{}],
  },
});
