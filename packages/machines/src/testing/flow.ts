import type { AnyStateMachine, InputFrom, Snapshot } from 'xstate';
import { type ReachableState, type Samples, type Walk, walk } from './reachable.ts';
import { stage } from './stage.ts';

/** A machine with what is needed to draw and to check every state of it. */
export interface Flow<M extends AnyStateMachine = AnyStateMachine> {
  readonly machine: M;
  readonly input: InputFrom<M>;
  readonly samples: Readonly<Record<string, readonly object[]>>;
  /** The machine with actors that never answer. */
  readonly stage: M;
  /** Every reachable state, found when first asked for. */
  readonly states: readonly ReachableState[];
  /** Throws for a state that cannot be reached. */
  stateNamed(name: string): ReachableState;
  /** Options that start `stage` in a state: `useActorRef(flow.stage, flow.at('failed'))`. */
  at(name: string): { readonly input: InputFrom<M>; readonly snapshot: Snapshot<unknown> };
  /** The whole graph. */
  walk(): Walk;
}

interface FlowOptions<M extends AnyStateMachine> {
  readonly input: InputFrom<M>;
  readonly samples: Samples<M>;
  /** What of the context tells two situations apart, where all of it would never end. */
  readonly key?: (context: ReturnType<M['getInitialSnapshot']>['context']) => unknown;
}

/** Puts a machine's fixtures together. */
export function defineFlow<M extends AnyStateMachine>(machine: M, options: FlowOptions<M>): Flow<M> {
  const staged = stage(machine);
  let states: readonly ReachableState[] | undefined;
  const flow: Flow<M> = {
    machine,
    input: options.input,
    samples: options.samples,
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
      // Persisted, so that every story gets children of its own; timers do not survive it.
      return { input: options.input, snapshot: staged.getPersistedSnapshot(flow.stateNamed(name).snapshot) };
    },
    walk: () => walk(staged, options),
  };
  return flow;
}
