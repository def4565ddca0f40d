import { CallError } from '../testing/call-error.ts';
import { defineFlow } from '../testing/flow.ts';
import { withdrawalMachine } from './withdrawal.machine.ts';

const filledIn = [
  { type: 'open' },
  { type: 'holder.change', holder: 'Ada Moreira' },
  { type: 'account.change', account: 'PT50 0002 0123 1234 5678 9015 4' },
] as const;

export const withdrawalFlow = defineFlow(withdrawalMachine, {
  input: undefined,
  reported: ['open'],
  samples: {
    open: [{}],
    'method.change': [{ method: 'paypal' }, { method: 'iban' }],
    'holder.change': [{ holder: 'Ada Moreira' }],
    'account.change': [{ account: 'PT50 0002 0123 1234 5678 9015 4' }, { account: 'ada@write.example' }],
    submit: [{}],
    close: [{}],
    'xstate.done.actor.request': [{}],
    'xstate.error.actor.request': [
      { error: new CallError('withdrawal_open', 'An earlier withdrawal is still under way.') },
    ],
  },
  paths: { editing: filledIn, sending: [...filledIn, { type: 'submit' }] },
});
