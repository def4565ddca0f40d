import { type AnyStateMachine, fromCallback } from 'xstate';

const silent = fromCallback(() => {});

/** The machine with actors that never answer, so that a story holds still until somebody acts. */
export function stage<M extends AnyStateMachine>(machine: M): M {
  const names = Object.keys(machine.implementations.actors);
  const actors = Object.fromEntries(names.map((name) => [name, silent]));
  // `provide` of a machine whose type is not known yet gives back no better type.
  return machine.provide({ actors }) as M;
}
