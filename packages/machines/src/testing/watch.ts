import type {
  ActorOptions,
  ActorRefLike,
  AnyActorLogic,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
} from 'xstate';

/** Something that a staged flow took; the first one of an actor is `xstate.init`. */
export interface Happening {
  readonly machine: AnyStateMachine;
  readonly actor: ActorRefLike;
  readonly event: AnyEventObject;
  readonly snapshot: AnyMachineSnapshot;
}

type Watcher = (happening: Happening) => void;
export type Inspect = Extract<
  NonNullable<ActorOptions<AnyActorLogic>['inspect']>,
  (inspected: never) => void
>;

const watchers = new Set<Watcher>();

/** Tells what all flows on stage take, until the returned function is called. */
export function watch(watcher: Watcher): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** For the options of an actor: passes on what it takes to whoever watches. */
export function reporting(machine: AnyStateMachine): Inspect {
  return (inspected) => {
    if (inspected.type !== '@xstate.snapshot' || inspected.actorRef.sessionId !== inspected.rootId) return;
    const { actorRef: actor, event, snapshot } = inspected;
    if (!isMachineSnapshot(snapshot)) return;
    for (const watcher of watchers) watcher({ machine, actor, event, snapshot });
  };
}

function isMachineSnapshot(snapshot: object): snapshot is AnyMachineSnapshot {
  return 'machine' in snapshot;
}
