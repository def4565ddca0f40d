import { CallError } from '../testing/call-error.ts';
import { defineFlow } from '../testing/flow.ts';
import { profileMachine } from './profile.machine.ts';

const unreachable = { error: new CallError('unreachable', 'The server cannot be reached.') };

export const profileFlow = defineFlow(profileMachine, {
  input: undefined,
  samples: {
    'subscription.manage': [{}],
    signOut: [{}],
    'xstate.done.actor.openPortal': [{}],
    'xstate.error.actor.openPortal': [unreachable],
    'xstate.done.actor.signOut': [{}],
    'xstate.error.actor.signOut': [unreachable],
    'xstate.done.actor.leave': [{}],
    'xstate.error.actor.leave': [{ error: new Error('The page cannot be left here.') }],
  },
});
