import { CallError } from '../testing/call-error.ts';
import { defineFlow } from '../testing/flow.ts';
import { detailsMachine } from './details.machine.ts';

const unreachable = { error: new CallError('unreachable', 'The server cannot be reached.') };

export const detailsFlow = defineFlow(detailsMachine, {
  input: undefined,
  samples: {
    'name.edit': [{ name: 'Ada Moreira' }],
    'address.edit': [{}],
    'draft.change': [{ draft: 'ada@elsewhere.example' }],
    submit: [{}],
    delete: [{ isRenewing: false }, { isRenewing: true }],
    keep: [{}],
    dismiss: [{}],
    'xstate.done.actor.rename': [{}],
    'xstate.error.actor.rename': [unreachable],
    'xstate.done.actor.readdress': [{}],
    'xstate.error.actor.readdress': [unreachable],
    'xstate.done.actor.erase': [{}],
    'xstate.error.actor.erase': [
      unreachable,
      { error: new CallError('still_paid', 'Your subscription still runs and would be charged on.') },
    ],
    'xstate.done.actor.keep': [{}],
    'xstate.error.actor.keep': [unreachable],
    'xstate.done.actor.leave': [{}],
    'xstate.error.actor.leave': [{ error: new Error('The page cannot be left here.') }],
  },
});
