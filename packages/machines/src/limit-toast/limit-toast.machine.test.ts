import { expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { limitToastMachine } from './limit-toast.machine.ts';

function start() {
  const clock = new SimulatedClock();
  const actor = createActor(limitToastMachine, { clock }).start();
  actor.send({ type: 'show' });
  return { actor, clock, value: () => actor.getSnapshot().value };
}

it('goes by itself after 8 s (SPEC §9)', () => {
  const { clock, value } = start();
  clock.increment(7999);
  expect(value()).toBe('shown');
  clock.increment(1);
  expect(value()).toBe('hidden');
});

it('stays while it is held, and 8 s from then', () => {
  const { actor, clock, value } = start();
  clock.increment(7000);
  actor.send({ type: 'hold' });
  clock.increment(60_000);
  expect(value()).toBe('held');
  actor.send({ type: 'release' });
  clock.increment(7999);
  expect(value()).toBe('shown');
});

it('goes on later, and on upgrade says so', () => {
  const { actor, value } = start();
  let upgrades = 0;
  actor.on('upgrade', () => (upgrades += 1));
  actor.send({ type: 'later' });
  expect([value(), upgrades]).toEqual(['hidden', 0]);
  actor.send({ type: 'show' });
  actor.send({ type: 'upgrade' });
  expect([value(), upgrades]).toEqual(['hidden', 1]);
});
