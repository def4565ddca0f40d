import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { callsOf } from '../testing/calls.ts';
import { type ProfileEmitted, profileMachine } from './profile.machine.ts';

function start() {
  const portal = callsOf<void, unknown>();
  const signOut = callsOf<void, unknown>();
  const leave = callsOf<void, unknown>();
  const machine = profileMachine.provide({
    actors: {
      openPortal: fromPromise(portal.creator),
      signOut: fromPromise(signOut.creator),
      leave: fromPromise(leave.creator),
    },
  });
  const profile = createActor(machine);
  const emitted: ProfileEmitted[] = [];
  profile.on('*', (event) => void emitted.push(event));
  profile.start();
  return { profile, emitted, portal, signOut, leave };
}

it('leaves the page once the session has ended', async () => {
  const { profile, signOut, leave } = start();
  profile.send({ type: 'signOut' });
  expect(leave.calls).toHaveLength(0);
  await signOut.last().resolve({});
  expect(leave.calls).toHaveLength(1);
});

it('stays and says why if the session could not be ended', async () => {
  const { profile, emitted, signOut, leave } = start();
  profile.send({ type: 'signOut' });
  await signOut.last().reject(new Error('The server cannot be reached.'));
  expect([profile.getSnapshot().value, leave.calls.length]).toEqual(['ready', 0]);
  expect(emitted).toEqual([{ type: 'refused', message: 'The server cannot be reached.' }]);
});

it('says why the subscription cannot be managed', async () => {
  const { profile, emitted, portal } = start();
  profile.send({ type: 'subscription.manage' });
  expect(profile.getSnapshot().hasTag('managing')).toBe(true);
  await portal.last().reject(new Error('The payment provider cannot be reached.'));
  expect(emitted).toEqual([{ type: 'refused', message: 'The payment provider cannot be reached.' }]);
});
