import type { InvitedNotifications } from '@octavo/contract';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { callsOf } from '../testing/calls.ts';
import { type ReferralEmitted, referralMachine } from './referral.machine.ts';

const ines = { name: 'Inês Duarte', email: 'ines@uni.example', avatarUrl: null };
const nobody = { invitedUsers: [], toProcessUsers: [], hasFreeMonth: false };

async function start(news: InvitedNotifications) {
  const look = callsOf<void, InvitedNotifications>();
  const settle = callsOf<void, unknown>();
  const actor = createActor(
    referralMachine.provide({
      actors: { look: fromPromise(look.creator), settle: fromPromise(settle.creator) },
    }),
  );
  const emitted: ReferralEmitted[] = [];
  actor.on('*', (event) => void emitted.push(event));
  actor.start();
  actor.send({ type: 'enter' });
  await look.last().resolve(news);
  return { actor, settle, emitted, state: () => actor.getSnapshot() };
}

it.each([
  [{ ...nobody, invitedUsers: [ines], toProcessUsers: [ines] }, 'earned'],
  [{ ...nobody, toProcessUsers: [ines] }, 'claim'],
  [nobody, 'resting'],
])('%j: %s (SPEC §4)', async (news, expected) => {
  const { state } = await start(news);
  expect(state().value).toBe(expected);
});

it('marks the news as read when it is closed', async () => {
  const { actor, settle, emitted } = await start({ ...nobody, invitedUsers: [ines], hasFreeMonth: true });
  expect(settle.calls).toHaveLength(0);
  actor.send({ type: 'close' });
  await settle.last().resolve({});
  expect(emitted.map(({ type }) => type)).toEqual(['offered', 'closed', 'settled']);
  expect(actor.getSnapshot().context.hasFreeMonth).toBe(true);
});

it('opens the gift once the news is marked as read, and the upgrade at once', async () => {
  const earned = await start({ ...nobody, invitedUsers: [ines] });
  earned.actor.send({ type: 'invite' });
  await earned.settle.last().resolve({});
  expect([earned.state().value, earned.emitted.at(-1)]).toEqual(['gift', { type: 'opened', name: 'gift' }]);
  const claim = await start({ ...nobody, toProcessUsers: [ines] });
  claim.actor.send({ type: 'upgrade' });
  expect(claim.emitted.at(-1)).toEqual({ type: 'upgrade' });
});

it('opens the gift while it is loading, and shows the news the next time', async () => {
  const { actor, state, emitted } = await start(nobody);
  actor.send({ type: 'enter' });
  actor.send({ type: 'gift.open' });
  expect([state().value, emitted.at(-1)]).toEqual(['gift', { type: 'opened', name: 'gift' }]);
});

it('shows the gift to a visitor, who signs in from there', async () => {
  const { actor, state, emitted } = await start(nobody);
  actor.send({ type: 'gift.open' });
  actor.send({ type: 'signIn' });
  expect(state().value).toBe('resting');
  expect(emitted.map(({ type }) => type)).toEqual(['opened', 'closed', 'signIn']);
});
