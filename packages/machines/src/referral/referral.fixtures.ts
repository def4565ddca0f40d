import { CallError } from '../testing/call-error.ts';
import { defineFlow } from '../testing/flow.ts';
import { referralMachine } from './referral.machine.ts';

const unreachable = { error: new CallError('unreachable', 'The server cannot be reached.') };

/** Three people who signed up with an invite link. */
const people = [
  { name: 'Inês Duarte', email: 'ines.duarte@uni.example', avatarUrl: null },
  { name: 'Jonas Weber', email: 'jonas@weber.example', avatarUrl: null },
  { name: 'elodie@tremblay.example', email: null, avatarUrl: null },
];

export const referralFlow = defineFlow(referralMachine, {
  input: undefined,
  reported: ['enter', 'gift.open'],
  samples: {
    enter: [{}],
    'gift.open': [{}],
    invite: [{}],
    upgrade: [{}],
    signIn: [{}],
    close: [{}],
    'xstate.done.actor.look': [
      { output: { invitedUsers: people, toProcessUsers: [], hasFreeMonth: true } },
      { output: { invitedUsers: [], toProcessUsers: people, hasFreeMonth: true } },
      { output: { invitedUsers: [], toProcessUsers: [], hasFreeMonth: true } },
    ],
    'xstate.error.actor.look': [unreachable],
    'xstate.done.actor.settle': [{}],
    'xstate.error.actor.settle': [unreachable],
  },
});
