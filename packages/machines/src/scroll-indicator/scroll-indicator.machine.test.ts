import { expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { scrollIndicatorMachine } from './scroll-indicator.machine.ts';

it('is shown while the page scrolls, and hides 2 s afterwards', () => {
  const clock = new SimulatedClock();
  const actor = createActor(scrollIndicatorMachine, { clock }).start();
  const isShown = () => actor.getSnapshot().hasTag('visible');
  expect(isShown()).toBe(false);
  actor.send({ type: 'scroll' });
  clock.increment(1500);
  actor.send({ type: 'scroll' });
  clock.increment(1999);
  expect(isShown()).toBe(true);
  clock.increment(1);
  expect(isShown()).toBe(false);
});
