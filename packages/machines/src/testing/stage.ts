import { type AnyStateMachine, fromCallback } from 'xstate';

const silent = fromCallback(() => {});

/** The longest timeout of a browser: almost 25 days. */
const forever = 2 ** 31 - 1;

/** The machine with actors that never answer and timers that never run out, so that it changes only on events. */
export function stage<M extends AnyStateMachine>(machine: M): M {
  const { actors: called, delays: waited } = machine.implementations;
  const actors = Object.fromEntries(Object.keys(called).map((name) => [name, silent]));
  const delays = Object.fromEntries(Object.keys(waited).map((name) => [name, forever]));
  // `provide` of a generic machine does not return a more precise type.
  return machine.provide({ actors, delays }) as M;
}
