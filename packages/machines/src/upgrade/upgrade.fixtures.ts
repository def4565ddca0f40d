import { CallError } from '../testing/call-error.ts';
import { defineFlow } from '../testing/flow.ts';
import { yearlyOffer } from './offer.fixtures.ts';
import { upgradeMachine } from './upgrade.machine.ts';

export const upgradeFlow = defineFlow(upgradeMachine, {
  input: undefined,
  reported: ['open'],
  samples: {
    open: [{}],
    close: [{}],
    'period.change': [{ period: 'monthly' }, { period: 'yearly' }],
    pay: [{}],
    retry: [{}],
    'xstate.done.actor.ask': [{ output: { offer: yearlyOffer, yearlySaving: 0.5005 } }],
    'xstate.error.actor.ask': [
      { error: new CallError('unreachable', 'The server cannot be reached.') },
      { error: new CallError('not_configured', 'Payment is not set up on this installation.') },
      { error: new CallError('already_pro', 'This account is Pro already.') },
    ],
    'xstate.done.actor.loadForm': [{}],
    'xstate.error.actor.loadForm': [{ error: new Error('The script could not be fetched.') }],
    'xstate.done.actor.confirm': [
      { output: { is: 'refused', text: 'Your card was declined.' } },
      { output: { is: 'other' } },
    ],
    'xstate.error.actor.confirm': [{ error: new Error('The window was closed.') }],
    'xstate.after.message.upgrade.ready.told': [{}],
    'xstate.after.discount.upgrade.ready': [{}],
  },
});
