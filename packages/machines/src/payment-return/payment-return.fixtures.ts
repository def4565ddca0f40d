import { CallError } from '../testing/call-error.ts';
import { defineFlow } from '../testing/flow.ts';
import { paymentReturnMachine } from './payment-return.machine.ts';

const unreachable = { error: new CallError('unreachable', 'The server cannot be reached.') };

export const paymentReturnFlow = defineFlow(paymentReturnMachine, {
  input: undefined,
  reported: ['return', 'remind'],
  samples: {
    return: [{ address: { secret: 'pi_secret', status: 'succeeded' } }],
    remind: [{}],
    close: [{}],
    retry: [{}],
    signIn: [{}],
    'xstate.done.actor.readStatus': [
      { output: 'succeeded' },
      { output: 'processing' },
      { output: 'requires_payment_method' },
      { output: 'other' },
    ],
    'xstate.done.actor.settle': [{ output: true }, { output: false }],
    'xstate.error.actor.settle': [unreachable],
    'xstate.done.actor.settleLater': [{ output: true }, { output: false }],
    'xstate.error.actor.settleLater': [unreachable],
    'xstate.done.actor.settleUnseen': [{ output: true }],
    'xstate.error.actor.settleUnseen': [unreachable],
    'xstate.error.actor.readStatus': [unreachable],
  },
});
