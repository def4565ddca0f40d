import { CallError } from '../testing/call-error.ts';
import { defineFlow } from '../testing/flow.ts';
import { feedbackMachine } from './feedback.machine.ts';

export const feedbackFlow = defineFlow(feedbackMachine, {
  input: undefined,
  samples: {
    open: [{ kind: 'idea' }, { kind: 'feature' }, { kind: 'bug' }],
    'text.change': [{ text: 'Show how long I have written today.' }, { text: ' ' }],
    submit: [{}],
    dismiss: [{}],
    'xstate.done.actor.send': [{}],
    'xstate.error.actor.send': [{ error: new CallError('unreachable', 'The server cannot be reached.') }],
  },
  paths: {
    sending: [
      { type: 'open', kind: 'idea' },
      { type: 'text.change', text: 'Show how long I have written today.' },
      { type: 'submit' },
    ],
  },
});
