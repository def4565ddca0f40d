import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFrom,
  initialTransition,
  type InputFrom,
  type Snapshot,
  transition,
} from 'xstate';
import { type ReachableState, type Samples, type Walk, walk } from './reachable.ts';
import { stage } from './stage.ts';
import { type Inspect, reporting } from './watch.ts';

/** An event of the machine, or the outcome of an actor: `{ type: 'xstate.done.actor.save', output }`. */
export type Step<M extends AnyStateMachine> = EventFrom<M> | { readonly type: `xstate.${string}` };

/** Options that start the staged machine in a state; `reached` is for tests. */
export interface Start<M extends AnyStateMachine> {
  readonly input: InputFrom<M>;
  readonly snapshot: Snapshot<unknown>;
  readonly reached: AnyMachineSnapshot;
  /** Reports the events it receives to watchers. */
  readonly inspect: Inspect;
}

/** A machine with everything needed to draw and check each of its states. */
export interface Flow<M extends AnyStateMachine = AnyStateMachine> {
  readonly machine: M;
  readonly input: InputFrom<M>;
  readonly samples: Readonly<Record<string, readonly object[]>>;
  /** Events that a reader can cause: a story sends each of them through the view. */
  readonly readerEvents: readonly string[];
  /** Paths to states that show more than the shortest one does. */
  readonly paths: Readonly<Record<string, readonly { readonly type: string }[]>>;
  /** The machine with actors that never answer and timers that never run out. */
  readonly stage: M;
  /** Every reachable state, computed on first use. */
  readonly states: readonly ReachableState[];
  /** Throws if the state cannot be reached. */
  stateNamed(name: string): ReachableState;
  /** Starts `stage` in a state: `useActorRef(flow.stage, flow.at('failed'))`. */
  at(name: string): Start<M>;
  /** Starts `stage` in the state in which the flow begins. */
  atStart(): Start<M>;
  /** Starts `stage` in its initial state with another input. */
  from(input: InputFrom<M>): Pick<Start<M>, 'input' | 'inspect'>;
  /** The whole graph. */
  walk(): Walk;
}

interface FlowOptions<M extends AnyStateMachine> {
  readonly input: InputFrom<M>;
  readonly samples: Samples<M>;
  /** Events that no reader causes: reports of actors, of the editor, of a parent machine. `all` if nothing is shown. */
  readonly reported?: readonly EventFrom<M>['type'][] | 'all';
  readonly paths?: Readonly<Record<string, readonly Step<M>[]>>;
  /** The part of the context that distinguishes situations, if using all of it would never end. */
  readonly key?: (context: ReturnType<M['getInitialSnapshot']>['context']) => unknown;
}

/** Combines a machine's fixtures. */
export function defineFlow<M extends AnyStateMachine>(machine: M, options: FlowOptions<M>): Flow<M> {
  const { input, samples, reported = [], paths = {} } = options;
  const staged = stage(machine);
  const inspect = reporting(machine);
  let states: readonly ReachableState[] | undefined;

  function follow(steps: readonly { readonly type: string }[]): AnyMachineSnapshot {
    const [first] = initialTransition<AnyStateMachine>(staged, input);
    return steps.reduce<AnyMachineSnapshot>(
      (here, step) => transition<AnyStateMachine>(staged, here, step)[0],
      first,
    );
  }

  // Persisted, so that every story gets its own children; timers do not survive that.
  const startAt = (reached: AnyMachineSnapshot): Start<M> => ({
    input,
    snapshot: staged.getPersistedSnapshot(withNamedChildren(reached)),
    reached,
    inspect,
  });

  const flow: Flow<M> = {
    machine,
    input,
    samples,
    readerEvents: machine.events.filter(
      (type) => !type.startsWith('xstate.') && reported !== 'all' && !reported.some((one) => one === type),
    ),
    paths,
    stage: staged,
    get states() {
      states ??= walk(staged, { ...options, brief: true }).states;
      return states;
    },
    stateNamed(name) {
      const state = flow.states.find((candidate) => candidate.name === name);
      if (!state) throw new Error(`${machine.id} cannot reach "${name}"`);
      return state;
    },
    at(name) {
      const { snapshot } = flow.stateNamed(name);
      const path = paths[name];
      return startAt(path ? follow(path) : snapshot);
    },
    atStart: () => startAt(follow([])),
    from: (other) => ({ input: other, inspect }),
    walk: () => walk(staged, options),
  };
  return flow;
}

/** A child whose logic came with an event has no name by which to restart it. */
function withNamedChildren(snapshot: AnyMachineSnapshot): AnyMachineSnapshot {
  const running: Readonly<Record<string, AnyActorRef | undefined>> = snapshot.children;
  const children = Object.entries(running).filter(([, child]) => typeof child?.src === 'string');
  return { ...snapshot, children: Object.fromEntries(children) };
}
