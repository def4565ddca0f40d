import { referralMachine } from '@octavo/machines/referral';
import { fromPromise } from 'xstate';
import { call } from '../api/call.ts';

export const wired = referralMachine.provide({
  actors: {
    look: fromPromise(({ signal }) => call('invitedNotifications', { signal })),
    settle: fromPromise<unknown, void>(() => call('handleInvited')),
  },
});
