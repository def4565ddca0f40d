import { CallError } from '../testing/call-error.ts';
import { defineFlow } from '../testing/flow.ts';
import { accountMachine } from './account.machine.ts';
import type { Account } from './account.types.ts';

/** A visitor with most of today's words left. */
export const visitor: Account = {
  info: {
    id: 'anon-1',
    name: '',
    email: null,
    earnings: 0,
    currency: 'USD',
    otherEarnings: [],
    recentWithdrawal: null,
    accountType: 'anon',
    countryCode: 'US',
    hasPicture: false,
    deletesAt: null,
  },
  pro: false,
  renewsAt: null,
  endsAt: null,
  failedAt: null,
  retriesAt: null,
  manageable: false,
  wordsLeft: 143,
};

/** A member who has paid, as have their invited friends. */
export const member: Account = {
  info: {
    id: 'main-1',
    name: 'Ada Moreira',
    email: 'ada@write.example',
    earnings: 41.5,
    currency: 'USD',
    otherEarnings: [],
    recentWithdrawal: 'fulfilled',
    accountType: 'main',
    countryCode: 'PT',
    hasPicture: false,
    deletesAt: null,
  },
  pro: true,
  renewsAt: '2026-12-21T09:00:00.000Z',
  endsAt: null,
  failedAt: null,
  retriesAt: null,
  manageable: true,
  wordsLeft: 200,
};

export const accountFlow = defineFlow(accountMachine, {
  input: undefined,
  reported: ['refresh', 'pro.claim'],
  samples: {
    refresh: [{}],
    'pro.claim': [{}],
    'xstate.after.look.account.known': [{}],
    'xstate.done.actor.load': [{ output: visitor }],
    'xstate.error.actor.load': [{ error: new CallError('unreachable', 'The server cannot be reached.') }],
  },
  key: ({ account, claimsPro, looks }) => [account?.pro, claimsPro, looks > 0],
});
