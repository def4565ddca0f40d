import {
  type ActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  type ContextFrom,
  type EmittedFrom,
  type EventFrom,
  type InputFrom,
  type SnapshotFrom,
  StateMachine,
  type StateValue,
} from 'xstate';

/** A machine by its public types. */
export type LogicOf<M extends AnyStateMachine> = ActorLogic<
  SnapshotFrom<M>,
  EventFrom<M>,
  InputFrom<M>,
  AnyActorRef['system'],
  EmittedFrom<M>
>;

/** The initial state of a machine. */
export interface Rest<M extends AnyStateMachine> {
  readonly value: StateValue;
  readonly context: ContextFrom<M>;
  readonly tags?: readonly string[];
}

/** Calls a task back when the browser is idle. */
export type WhenIdle = (task: () => void) => void;

export interface LateOptions<M extends AnyStateMachine> {
  readonly fetch: () => Promise<M>;
  /** Events that can wait until the machine is there; any other one triggers the fetch. */
  readonly deferrable?: readonly EventFrom<M>['type'][];
  /** Fetches the machine before it is needed. */
  readonly whenIdle?: WhenIdle;
}

/** Sent to the parent of a late flow whose machine could not be fetched when it was needed. */
export interface FlowUnreachable {
  readonly type: 'flow.unreachable';
}

const arrived = 'octavo.machine.arrived';

/**
 * An actor whose machine is fetched on its first event, or in idle time before that. Until then it shows the initial
 * state and queues events; then it becomes the machine. If the machine cannot be fetched, the events that needed it are
 * dropped and the parent is notified; the next event tries again.
 */
export function late<M extends AnyStateMachine>(
  rest: Rest<M>,
  { fetch, deferrable = [], whenIdle = () => {} }: LateOptions<M>,
): LogicOf<M> {
  const resting: AnyStateMachine = new StateMachine({
    context: rest.context,
    tags: [...(rest.tags ?? [])],
    ...restingStates(rest.value),
  });
  const kept = new WeakMap<AnyActorRef, AnyEventObject[]>();
  const fetching = new WeakMap<AnyActorRef, Promise<void>>();
  const inputs = new WeakMap<AnyActorRef, unknown>();
  const keptOf = (self: AnyActorRef) => kept.get(self) ?? [];
  const canWait = ({ type }: AnyEventObject) => deferrable.some((one) => one === type);

  function bring(self: AnyActorRef): Promise<void> {
    const running = fetching.get(self) ?? fetch().then((machine) => self.send({ type: arrived, machine }));
    fetching.set(self, running);
    return running;
  }

  const fail = (self: AnyActorRef) => () => {
    fetching.delete(self);
    const asked = keptOf(self).some((event) => !canWait(event));
    kept.set(self, keptOf(self).filter(canWait));
    if (asked) self._parent?.send({ type: 'flow.unreachable' } satisfies FlowUnreachable);
  };

  const logic: LogicOf<AnyStateMachine> = {
    getInitialSnapshot: (scope, input) => {
      inputs.set(scope.self, input);
      return resting.getInitialSnapshot(scope);
    },
    getPersistedSnapshot: (snapshot, options) => snapshot.machine.getPersistedSnapshot(snapshot, options),
    start: (_, { self }) => whenIdle(() => void bring(self).catch(fail(self))),
    transition: (snapshot, event, scope) => {
      const { self } = scope;
      // Any machine handles `xstate.stop` itself.
      if (snapshot.machine !== resting || event.type === 'xstate.stop') {
        return event.type === arrived ? snapshot : snapshot.machine.transition(snapshot, event, scope);
      }
      if (event.type === arrived) {
        for (const one of keptOf(self)) self.send(one);
        const machine: AnyStateMachine = event['machine'];
        return machine.getInitialSnapshot(scope, inputs.get(self));
      }
      kept.set(self, [...keptOf(self), event]);
      if (!canWait(event)) void bring(self).catch(fail(self));
      return snapshot;
    },
  };
  // From outside it has the type of the machine; inside it may be either.
  return logic as unknown as LogicOf<M>;
}

/** States without transitions, in the shape of a machine's state value. */
function restingStates(value: StateValue): object {
  if (typeof value === 'string') return { initial: value, states: { [value]: {} } };
  const regions = Object.entries(value).map(([name, inner]) => [name, inner ? restingStates(inner) : {}]);
  return { type: 'parallel', states: Object.fromEntries(regions) };
}
