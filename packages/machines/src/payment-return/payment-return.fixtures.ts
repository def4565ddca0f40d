import { CallError } from '../testing/call-error.ts';
import { defineFlow } from '../testing/flow.ts';
import { paymentReturnMachine } from './payment-return.machine.ts';

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
    'xstate.error.actor.readStatus': [
      { error: new CallError('unreachable', 'The server cannot be reached.') },
    ],
  },
});
