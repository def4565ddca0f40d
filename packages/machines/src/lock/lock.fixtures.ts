import { CallError } from '../testing/call-error.ts';
import { defineFlow } from '../testing/flow.ts';
import { lockMachine } from './lock.machine.ts';

const form = { password: 'slow hand', repeat: 'slow hand', hint: 'What the essay praises' };

export const lockFlow = defineFlow(lockMachine, {
  input: { id: 'doc-canals' },
  samples: {
    open: [{ isLocked: false }, { isLocked: true }],
    'form.change': [{ change: form }, { change: { repeat: 'fast hand' } }],
    'hint.show': [{}],
    submit: [{}],
    dismiss: [{}],
    'xstate.done.actor.lock': [{ output: null }],
    'xstate.error.actor.lock': [{ error: new CallError('internal', 'The document could not be locked.') }],
    'xstate.done.actor.unlock': [{ output: null }],
    'xstate.error.actor.unlock': [
      { error: new CallError('wrong_password', 'This password does not open the document.') },
      { error: new CallError('too_many_attempts', 'Too many passwords were tried.') },
    ],
    'xstate.done.actor.readHint': [{ output: 'What the essay praises' }],
    'xstate.error.actor.readHint': [{ error: new CallError('unreachable', 'The server was not reached.') }],
  },
});
