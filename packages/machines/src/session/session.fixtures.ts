import { CallError } from '../testing/call-error.ts';
import { defineFlow } from '../testing/flow.ts';
import { sessionMachine } from './session.machine.ts';

const unreachable = new CallError('unreachable', 'The server cannot be reached.');

export const sessionFlow = defineFlow(sessionMachine, {
  input: { reloaded: false },
  samples: {
    retry: [{}],
    'xstate.done.actor.authenticate': [
      { output: { isAuthenticated: true } },
      { output: { isAuthenticated: false } },
    ],
    'xstate.error.actor.authenticate': [{ error: unreachable }],
    'xstate.done.actor.createAnonymous': [{ output: { id: 'anon-1' } }],
    'xstate.error.actor.createAnonymous': [{ error: unreachable }],
    'xstate.done.actor.reload': [{}],
    'xstate.error.actor.reload': [{ error: new Error('The page cannot be reloaded here.') }],
  },
});
