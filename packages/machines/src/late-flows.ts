import type { EventFrom } from 'xstate';
import { late, type LogicOf } from './late.ts';
import type { Machines, Starts } from './starts.ts';

/** The late flows, as actors that can be spawned before their machines are there. */
export type LateFlows<Ms extends Machines> = { readonly [Name in keyof Ms]: LogicOf<Ms[Name]> };

/** Events that do not cause a machine to be fetched. */
export type Deferrable<Ms extends Machines> = {
  readonly [Name in keyof Ms]?: readonly EventFrom<Ms[Name]>['type'][];
};

/** Fetches all machines, with their real actors, in one file: users who open one flow open another. */
export type FetchMachines<Ms extends Machines> = () => Promise<Ms>;

/** Calls back when the machine of a flow should be fetched, unless it has been requested before. */
export type WhenToFetch<Name> = (name: Name, task: () => void) => void;

export interface LateFlowsOptions<Ms extends Machines> {
  readonly fetch: FetchMachines<Ms>;
  readonly deferrable: Deferrable<Ms>;
  readonly whenToFetch?: WhenToFetch<keyof Ms> | undefined;
}

/** Makes an actor of each flow, which shows how the flow begins until its machine is fetched. */
export function lateFlows<Ms extends Machines>(
  starts: Starts<Ms>,
  { fetch, deferrable, whenToFetch }: LateFlowsOptions<Ms>,
): LateFlows<Ms> {
  const names: readonly (keyof Ms & string)[] = Object.keys(starts);
  const flows = names.map(<Name extends keyof Ms & string>(name: Name) => [
    name,
    late<Ms[Name]>(starts[name], {
      fetch: async () => {
        const machines: Ms = await fetch();
        return machines[name];
      },
      deferrable: deferrable[name] ?? [],
      ...(whenToFetch && { whenIdle: (task) => whenToFetch(name, task) }),
    }),
  ]);
  // `Object.fromEntries` forgets which name has which value.
  return Object.fromEntries(flows) as LateFlows<Ms>;
}
