import type { ActorRefFrom, AnyActorRef, EmittedFrom, InputFrom } from 'xstate';
import type { DialogOf, Relayed } from './relay.ts';
import type { Machines } from './starts.ts';

/** The running flows of several machines, by name. */
export type FlowsOf<Ms extends Machines> = { readonly [Name in keyof Ms]: ActorRefFrom<Ms[Name]> };

/** The events of these flows as their parent receives them. */
export type RelayedFrom<Ms extends Machines> = {
  readonly [Name in keyof Ms & string]: Relayed<Name, EmittedFrom<Ms[Name]>>;
}[keyof Ms & string];

/** The dialogs that these flows open. */
export type DialogsOf<Ms extends Machines> = {
  readonly [Name in keyof Ms & string]: DialogOf<Name, EmittedFrom<Ms[Name]>>;
}[keyof Ms & string];

/** The inputs of those flows that do not do with `Usual`. */
export type InputsOf<Ms extends Machines, Usual> = {
  readonly [Name in keyof Ms as Usual extends InputFrom<Ms[Name]> ? never : Name]: InputFrom<Ms[Name]>;
};

interface SpawnOptions {
  readonly id?: string;
  readonly input: unknown;
}

/** Spawns a flow of each name, with a relay beside it. */
export function spawnFlows(
  spawn: (source: string, options: SpawnOptions) => AnyActorRef,
  names: readonly string[],
  inputs: Readonly<Record<string, unknown>>,
  usualInput?: unknown,
): Readonly<Record<string, AnyActorRef>> {
  const flows = names.map((name) => {
    const input = name in inputs ? inputs[name] : usualInput;
    return [name, spawn(name, { id: name, input })] as const;
  });
  for (const [name, from] of flows) spawn('relay', { input: { from, name } });
  return Object.fromEntries(flows);
}
