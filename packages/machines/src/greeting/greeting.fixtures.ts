import { CallError } from '../testing/call-error.ts';
import { defineFlow } from '../testing/flow.ts';
import { film } from './film.fixtures.ts';
import { greetingMachine } from './greeting.machine.ts';

export const greetingFlow = defineFlow(greetingMachine, {
  input: undefined,
  reported: ['enter', 'leave', 'language.change'],
  samples: {
    enter: [{ closes: 0 }, { closes: 2 }],
    leave: [{}],
    'language.change': [{}],
    play: [{}],
    pause: [{}],
    break: [{}],
    enlarge: [{}],
    shrink: [{}],
    close: [{}],
    'xstate.done.actor.load': [{ output: film }],
    'xstate.error.actor.load': [{ error: new CallError('unreachable', 'The server was not reached.') }],
  },
});
