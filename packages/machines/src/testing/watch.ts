import type {
  ActorOptions,
  ActorRefLike,
  AnyActorLogic,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
} from 'xstate';

/** An event received by a staged flow; the first one of an actor is `xstate.init`. */
export interface Happening {
  readonly machine: AnyStateMachine;
  readonly actor: ActorRefLike;
  readonly event: AnyEventObject;
  readonly snapshot: AnyMachineSnapshot;
}

/** An event not sent by an actor, but by a view, a story or a test. */
export interface Sent {
  readonly machine: AnyStateMachine;
  readonly type: string;
}

type Watcher = (happening: Happening) => void;
type SentListener = (sent: Sent) => void;
export type Inspect = Extract<
  NonNullable<ActorOptions<AnyActorLogic>['inspect']>,
  (inspected: never) => void
>;

const watchers = new Set<Watcher>();
const sentListeners = new Set<SentListener>();

/** Reports all events received by staged flows, until the returned function is called. */
export function watch(watcher: Watcher): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/**
 * Reports each event sent from outside to a staged flow or one of its children, until the returned function is called.
 * It is reported during `send`, so that a stack trace shows the caller.
 */
export function watchSent(listener: SentListener): () => void {
  sentListeners.add(listener);
  return () => sentListeners.delete(listener);
}

/** For the options of an actor: passes the events it receives on to the watchers. */
export function reporting(machine: AnyStateMachine): Inspect {
  return (inspected) => {
    if (inspected.type === '@xstate.event' && inspected.sourceRef === undefined) {
      const receiver = inspected.actorRef.getSnapshot();
      if (!isMachineSnapshot(receiver) || inspected.event.type.startsWith('xstate.')) return;
      for (const tell of sentListeners) tell({ machine: receiver.machine, type: inspected.event.type });
      return;
    }
    if (inspected.type !== '@xstate.snapshot' || inspected.actorRef.sessionId !== inspected.rootId) return;
    const { actorRef: actor, event, snapshot } = inspected;
    if (!isMachineSnapshot(snapshot)) return;
    for (const watcher of watchers) watcher({ machine, actor, event, snapshot });
  };
}

function isMachineSnapshot(snapshot: object): snapshot is AnyMachineSnapshot {
  return 'machine' in snapshot;
}
