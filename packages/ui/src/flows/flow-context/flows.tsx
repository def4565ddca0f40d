import type { AppActor, AppFlows } from '@octavo/machines/app';
import type { CommentingActor } from '@octavo/machines/commenting';
import type { DeskActor, DeskFlows } from '@octavo/machines/desk';
import type { ReadingActor } from '@octavo/machines/reading';
import { createContext, type ReactNode, use, useMemo } from 'react';

/** Every flow that a view can look up by name. */
export interface FlowActors extends AppFlows, Required<DeskFlows> {
  readonly app: AppActor;
  readonly desk: DeskActor;
  /** Those of the reader's page. */
  readonly reading: ReadingActor;
  readonly commenting: CommentingActor;
}

export type FlowName = keyof FlowActors;

const FlowContext = createContext<Partial<FlowActors>>({});

export interface FlowsProps {
  /** The running flows; they are added to those of an outer `Flows`. */
  readonly of: Partial<FlowActors>;
  readonly children: ReactNode;
}

/** Lets the views inside find their flows by name. */
export function Flows({ of, children }: FlowsProps) {
  const outer = use(FlowContext);
  const all = useMemo(() => ({ ...outer, ...of }), [outer, of]);
  return <FlowContext value={all}>{children}</FlowContext>;
}

/**
 * Returns a running flow by its name.
 *
 * @throws Error where no `Flows` around the view has it
 */
export function useFlow<Name extends FlowName>(name: Name): FlowActors[Name] {
  const actor = use(FlowContext)[name];
  if (actor === undefined) throw new Error(`No flow named ${name} is running here`);
  return actor;
}

/** Like `useFlow`, but null where the flow is not running. */
export function useFlowIf<Name extends FlowName>(name: Name): FlowActors[Name] | null {
  return use(FlowContext)[name] ?? null;
}
