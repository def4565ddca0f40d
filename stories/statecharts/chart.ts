/** How a transition comes about; each is drawn and named in its own way. */
export type Cause = 'event' | 'done' | 'error' | 'after' | 'always';

/** One way along an edge. */
export interface Way {
  readonly cause: Cause;
  /** `day.pick`, the actor's id, the delay's name; empty for `always`. */
  readonly name: string;
  /** Under which condition, in words; null where there is none. */
  readonly guard: string | null;
}

export type NodeKind = 'region' | 'state' | 'passing' | 'final' | 'start' | 'anywhere';

export interface ChartNode {
  /** The path of the state; pseudo-states have a path of their own below the region they lie in. */
  readonly id: string;
  readonly name: string;
  readonly kind: NodeKind;
  readonly isBusy: boolean;
  /** The actors that work while it lasts. */
  readonly calls: readonly string[];
  /** What it takes without leaving. */
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
