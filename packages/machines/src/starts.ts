import { type AnyStateMachine, initialTransition } from 'xstate';
import type { Rest } from './late.ts';

export type Machines = Readonly<Record<string, AnyStateMachine>>;

/** How each of several flows begins. */
export type Starts<Ms extends Machines> = { readonly [Name in keyof Ms]: Rest<Ms[Name]> };

/** Reads from each machine how it begins. */
export function startsOf<Ms extends Machines>(machines: Ms, input?: unknown): Starts<Ms> {
  const starts = Object.entries(machines).map(([name, machine]) => {
    const [{ value, context, tags }] = initialTransition(machine, input);
    return [name, { value, context, tags: [...tags] }];
  });
  // `Object.fromEntries` forgets which name has which value.
  return Object.fromEntries(starts) as Starts<Ms>;
}
