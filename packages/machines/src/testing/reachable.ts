import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type EventFrom,
  initialTransition,
  transition,
} from 'xstate';

/** At least one example of each event with its payload, including outcomes of actors and timers. */
export type Samples<M extends AnyStateMachine> = {
  readonly [T in EventFrom<M>['type']]: readonly Omit<Extract<EventFrom<M>, { type: T }>, 'type'>[];
} & { readonly [outcome: `xstate.${string}`]: readonly object[] };

export interface ReachableState {
  /** The path of the state without the machine's id: "editing", or "sync.loading" in a region. */
  readonly name: string;
  /** The events of the shortest path to it. */
  readonly steps: readonly string[];
  readonly snapshot: AnyMachineSnapshot;
  /** Nothing comes after it, so no view shows it. */
  readonly final: boolean;
}

export interface Walk {
  readonly states: readonly ReachableState[];
  /** Every situation encountered: one per value and key. */
  readonly situations: readonly AnyMachineSnapshot[];
  /** The events that caused a change anywhere. */
  readonly taken: ReadonlySet<string>;
}

export interface WalkOptions {
  readonly input: unknown;
  readonly samples: Readonly<Record<string, readonly object[]>>;
  /** The part of the context that distinguishes situations; all of it by default. */
  readonly key?: ((context: AnyMachineSnapshot['context']) => unknown) | undefined;
  /** Stop once every declared state has been reached. */
  readonly brief?: boolean;
}

const limit = 20_000;

/**
 * Explores a machine without running it: actors are not started and timers do not run; their outcomes are ordinary
 * samples (`xstate.done.actor.save`, `xstate.after.autosave.…`). An event without a sample is an error, so that no
 * state goes unchecked.
 */
export function walk(machine: AnyStateMachine, options: WalkOptions): Walk {
  const unsampled = machine.events.filter((type) => !options.samples[type]?.length);
  if (unsampled.length > 0) throw new Error(`${machine.id}: no sample for ${unsampled.join(', ')}`);

  const events = Object.entries(options.samples).flatMap(([type, payloads]) =>
    payloads.map((payload) => ({ ...payload, type })),
  );
  const missing = new Set(declaredStates(machine));
  const states = new Map<string, ReachableState>();
  const situations = new Map<string, AnyMachineSnapshot>();
  const taken = new Set<string>();
  const queue: { snapshot: AnyMachineSnapshot; steps: readonly string[] }[] = [];

  function meet(snapshot: AnyMachineSnapshot, steps: readonly string[]): void {
    if (snapshot.status === 'error') throw new Error(`${machine.id} breaks after ${steps.join(', ')}`);
    const key = JSON.stringify([snapshot.value, (options.key ?? identity)(snapshot.context)]);
    if (situations.has(key)) return;
    situations.set(key, snapshot);
    queue.push({ snapshot, steps });
    for (const name of namesOf(snapshot)) {
      missing.delete(name);
      if (!states.has(name)) states.set(name, { name, steps, snapshot, final: snapshot.status === 'done' });
    }
  }

  meet(initialTransition(machine, options.input)[0], []);
  for (let here = queue.shift(); here; here = queue.shift()) {
    if (options.brief === true && missing.size === 0) break;
    if (situations.size > limit) throw new Error(`${machine.id}: more than ${limit} situations, give a key`);
    if (here.snapshot.status === 'done') continue;
    for (const event of events) {
      // An unexpected outcome would stop the machine, so try only events that can occur here.
      if (!here.snapshot.can(event)) continue;
      taken.add(event.type);
      meet(transition(machine, here.snapshot, event)[0], [...here.steps, event.type]);
    }
  }
  return { states: [...states.values()], situations: [...situations.values()], taken };
}

/** The states a machine can rest in: no children, and no unconditional way out. */
export function declaredStates(machine: AnyStateMachine): readonly string[] {
  return Object.values(machine.root.states).flatMap(restingStates);
}

function restingStates(node: AnyStateNode): readonly string[] {
  // It leads to another state at once, so it is not a state itself.
  if (node.type === 'history') return [];
  const children: readonly AnyStateNode[] = Object.values(node.states);
  if (children.length > 0) return children.flatMap(restingStates);
  return node.always?.some(({ guard }) => guard === undefined) ? [] : [nameOf(node)];
}

/** The active states of a machine: one, or one per region. */
export function namesOf(snapshot: AnyMachineSnapshot): readonly string[] {
  const nodes: readonly AnyStateNode[] = snapshot._nodes;
  return nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(nameOf);
}

function nameOf(node: AnyStateNode): string {
  return node.path.join('.');
}

function identity(context: unknown): unknown {
  return context;
}
