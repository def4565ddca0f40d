import { CallError } from '../testing/call-error.ts';
import { defineFlow } from '../testing/flow.ts';
import { deletionMachine } from './deletion.machine.ts';

export const deletionFlow = defineFlow(deletionMachine, {
  input: undefined,
  samples: {
    ask: [
      {
        task: {
          kind: 'trash',
          document: { id: 'doc-canals', title: 'How the canals changed Birmingham' },
        },
      },
    ],
    confirm: [{}],
    dismiss: [{}],
    'xstate.done.actor.remove': [{ output: null }],
    'xstate.error.actor.remove': [{ error: new CallError('not_found', 'This document does not exist.') }],
  },
});
