/** What causes a transition; each cause is drawn and named in its own way. */
export type Cause = 'event' | 'done' | 'error' | 'after' | 'always';

/** One transition along an edge. */
export interface Way {
  readonly cause: Cause;
  /** `day.pick`, the actor's id, the delay's name; empty for `always`. */
  readonly name: string;
  /** The condition in words; null if there is none. */
  readonly guard: string | null;
}

export type NodeKind = 'region' | 'state' | 'passing' | 'final' | 'start' | 'anywhere';

export interface ChartNode {
  /** The path of the state; a pseudo-state has a path below its region. */
  readonly id: string;
  readonly name: string;
  readonly kind: NodeKind;
  readonly isBusy: boolean;
  /** The actors that run during this state. */
  readonly calls: readonly string[];
  /** Transitions that stay inside the state. */
  readonly inside: readonly Way[];
  readonly children: readonly ChartNode[];
}

export interface ChartEdge {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly ways: readonly Way[];
}

export interface Chart {
  readonly root: ChartNode;
  readonly edges: readonly ChartEdge[];
}
