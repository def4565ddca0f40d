import { CallError } from '../testing/call-error.ts';
import { defineFlow } from '../testing/flow.ts';
import { pricesMachine } from './prices.machine.ts';

const prices = {
  currency: 'USD',
  monthly: 9.99,
  yearly: 59.88,
  discount: { percent: 20, hours: 48 },
  publishableKey: null,
};

export const pricesFlow = defineFlow(pricesMachine, {
  input: undefined,
  reported: ['enter'],
  samples: {
    enter: [{}],
    retry: [{}],
    'xstate.done.actor.load': [{ output: prices }],
    'xstate.error.actor.load': [{ error: new CallError('unreachable', 'The server was not reached.') }],
  },
});
