import type { Device } from '@octavo/contract';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { callsOf } from '../testing/calls.ts';
import { devices } from './devices.fixtures.ts';
import { devicesMachine } from './devices.machine.ts';

async function start() {
  const load = callsOf<void, readonly Device[]>();
  const end = callsOf<{ id: string }, unknown>();
  const endAll = callsOf<void, unknown>();
  const leave = callsOf<void, unknown>();
  const machine = devicesMachine.provide({
    actors: {
      load: fromPromise(load.creator),
      end: fromPromise(end.creator),
      endAll: fromPromise(endAll.creator),
      leave: fromPromise(leave.creator),
    },
  });
  const actor = createActor(machine);
  const refusals: string[] = [];
  actor.on('refused', ({ message }) => void refusals.push(message));
  actor.start();
  actor.send({ type: 'enter' });
  await load.last().resolve(devices);
  return { actor, load, end, endAll, leave, refusals };
}

it('reloads the list after a sign-out, successful or not', async () => {
  const { actor, load, end, refusals } = await start();
  actor.send({ type: 'end', id: 'phone' });
  expect(end.last().input).toEqual({ id: 'phone' });
  await end.last().resolve({});
  await load.last().resolve(devices);
  actor.send({ type: 'end', id: 'phone' });
  await end.last().reject(new Error('There is no such device.'));
  expect([load.calls.length, refusals]).toEqual([3, ['There is no such device.']]);
});

it('leaves the page only when all devices are signed out', async () => {
  const { actor, endAll, leave, refusals } = await start();
  actor.send({ type: 'end.all' });
  await endAll.last().reject(new Error('Not now.'));
  expect([leave.calls.length, refusals]).toEqual([0, ['Not now.']]);
  actor.send({ type: 'end.all' });
  await endAll.last().resolve({});
  expect(leave.calls).toHaveLength(1);
});
