import { expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { noteMachine } from './note.machine.ts';

const missing = { title: 'This document is not here', message: 'It may have been deleted.' };
const recovered = { title: 'A text was recovered', message: 'It is now a document of its own.' };

function start() {
  const clock = new SimulatedClock();
  const actor = createActor(noteMachine, { clock }).start();
  actor.send({ type: 'show', ...missing });
  return { actor, clock, here: () => actor.getSnapshot() };
}

it('goes by itself after 12 s', () => {
  const { clock, here } = start();
  clock.increment(11_999);
  expect([here().value, here().context.note]).toEqual(['shown', missing]);
  clock.increment(1);
  expect([here().value, here().context.note]).toEqual(['hidden', null]);
});

it('stays while it is held, and 12 s from then', () => {
  const { actor, clock, here } = start();
  actor.send({ type: 'hold' });
  clock.increment(60_000);
  expect(here().value).toBe('held');
  actor.send({ type: 'release' });
  clock.increment(11_999);
  expect(here().value).toBe('shown');
});

it('gives way to a newer note, which has its own 12 s', () => {
  const { actor, clock, here } = start();
  clock.increment(11_000);
  actor.send({ type: 'show', ...recovered });
  clock.increment(11_000);
  expect([here().value, here().context.note]).toEqual(['shown', recovered]);
  actor.send({ type: 'dismiss' });
  expect(here().value).toBe('hidden');
});
