import { defineFlow } from '../testing/flow.ts';
import { completionMachine } from './completion.machine.ts';

export const completionFlow = defineFlow(completionMachine, {
  input: { enabled: true },
  reported: ['pause', 'leave', 'taken', 'enable', 'disable'],
  samples: {
    pause: [{ text: 'It is where the reader' }],
    leave: [{}],
    taken: [{ text: ' takes' }],
    enable: [{}],
    disable: [{}],
    'xstate.done.actor.complete': [
      { output: { text: ' takes a turn', isCharged: true } },
      { output: { text: '', isCharged: false } },
    ],
    'xstate.error.actor.complete': [
      { error: new Error('The server could not be reached.') },
      { error: Object.assign(new Error('It was asked for too often.'), { code: 'too_many_attempts' }) },
    ],
    'xstate.after.rest.completion.on.resting': [{}],
  },
});
