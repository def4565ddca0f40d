import { type AnyStateMachine, fromCallback } from 'xstate';

const silent = fromCallback(() => {});

/** As long as a browser can wait: almost 25 days. */
const forever = 2 ** 31 - 1;

/** The machine with actors that never answer and timers that never run out: it holds still until somebody acts. */
export function stage<M extends AnyStateMachine>(machine: M): M {
  const { actors: called, delays: waited } = machine.implementations;
  const actors = Object.fromEntries(Object.keys(called).map((name) => [name, silent]));
  const delays = Object.fromEntries(Object.keys(waited).map((name) => [name, forever]));
  // `provide` of a machine whose type is not known yet gives back no better type.
  return machine.provide({ actors, delays }) as M;
}
