import type { InvitedNotifications, InvitedUser } from '@octavo/contract';
import { assign, emit, fromPromise, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';

export interface ReferralContext {
  /** Invited people whose free months were earned or can be claimed. */
  readonly people: readonly InvitedUser[];
  readonly hasFreeMonth: boolean;
  /** Open the gift once the reported months are settled. */
  readonly wantsGift: boolean;
}

export type ReferralEvent =
  /** A member is signed in. */
  | { type: 'enter' }
  | { type: 'gift.open' }
  | { type: 'invite' }
  | { type: 'upgrade' }
  /** A visitor needs an account to invite others. */
  | { type: 'signIn' }
  | { type: 'close' };

type ReferralDialog = 'referral' | 'gift';

export type ReferralEmitted =
  | { type: 'opened'; name: 'gift' }
  | { type: 'offered'; name: 'referral' }
  | { type: 'closed'; name: ReferralDialog }
  /** Months were added, so the dates of the account have changed. */
  | { type: 'settled' }
  | { type: 'upgrade' }
  | { type: 'signIn' };

const flow = setup({
  types: {
    context: {} as ReferralContext,
    events: {} as ReferralEvent,
    emitted: {} as ReferralEmitted,
    tags: {} as 'visible' | 'earned' | 'claim' | 'gift',
  },
  actors: {
    look: fromPromise<InvitedNotifications, void>(async () => notProvided('referral.look')),
    /** Adds the months of a Pro account to its subscription; other accounts receive them with their first payment. */
    settle: fromPromise<unknown, void>(async () => notProvided('referral.settle')),
  },
  guards: { wantsGift: ({ context }) => context.wantsGift },
  actions: {
    openNews: emit({ type: 'offered', name: 'referral' }),
    closeNews: emit({ type: 'closed', name: 'referral' }),
    openGift: emit({ type: 'opened', name: 'gift' }),
    closeGift: emit({ type: 'closed', name: 'gift' }),
    settled: emit({ type: 'settled' }),
  },
});

/**
 * Rewards for inviting others (SPEC §4): a month earned by a Pro account is reported first, otherwise one that can be
 * claimed; the gift shows the link to share, or leads a visitor to an account. Reported months are settled, and not
 * reported again. Emits `opened` for the gift, `offered` for the news and `closed` for either; `settled`, `upgrade` and
 * `signIn`.
 *
 * Tags: `visible`, `earned`, `claim`, `gift`.
 */
export const referralMachine = flow.createMachine({
  id: 'referral',
  context: { people: [], hasFreeMonth: false, wantsGift: false },
  initial: 'resting',
  states: {
    resting: { on: { enter: 'looking', 'gift.open': { target: 'gift', actions: 'openGift' } } },
    looking: {
      invoke: {
        id: 'look',
        src: 'look',
        onDone: [
          {
            guard: ({ event }) => event.output.invitedUsers.length > 0,
            target: 'earned',
            actions: [
              assign(({ event: { output } }) => ({
                people: output.invitedUsers,
                hasFreeMonth: output.hasFreeMonth,
              })),
              'openNews',
            ],
          },
          {
            guard: ({ event }) => event.output.toProcessUsers.length > 0,
            target: 'claim',
            actions: [
              assign(({ event: { output } }) => ({
                people: output.toProcessUsers,
                hasFreeMonth: output.hasFreeMonth,
              })),
              'openNews',
            ],
          },
          {
            target: 'resting',
            actions: assign({ hasFreeMonth: ({ event }) => event.output.hasFreeMonth }),
          },
        ],
        onError: 'resting',
      },
      on: {
        enter: { target: 'looking', reenter: true },
        // Any news is shown next time.
        'gift.open': { target: 'gift', actions: 'openGift' },
      },
    },
    earned: {
      tags: ['visible', 'earned'],
      on: {
        close: { target: 'settling', actions: 'closeNews' },
        invite: { target: 'settling', actions: ['closeNews', assign({ wantsGift: true })] },
      },
    },
    claim: {
      tags: ['visible', 'claim'],
      on: {
        close: { target: 'settling', actions: 'closeNews' },
        upgrade: { target: 'settling', actions: ['closeNews', emit({ type: 'upgrade' })] },
      },
    },
    settling: {
      invoke: {
        id: 'settle',
        src: 'settle',
        onDone: [
          { guard: 'wantsGift', target: 'gift', actions: ['settled', 'openGift'] },
          { target: 'resting', actions: 'settled' },
        ],
        onError: [{ guard: 'wantsGift', target: 'gift', actions: 'openGift' }, { target: 'resting' }],
      },
      on: { 'gift.open': { actions: assign({ wantsGift: true }) } },
    },
    gift: {
      tags: ['visible', 'gift'],
      entry: assign({ wantsGift: false }),
      on: {
        close: { target: 'resting', actions: 'closeGift' },
        signIn: { target: 'resting', actions: ['closeGift', emit({ type: 'signIn' })] },
      },
    },
  },
});
