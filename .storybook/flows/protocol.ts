/** The messages between a story's page and the panel next to it. */
export const flowMessages = {
  /** To the panel: the state of the flow; null if the story shows none. */
  report: 'octavo/flow/report',
  /** To the page: the index of an offer in the last report. */
  send: 'octavo/flow/send',
  /** To the page: the panel has just opened. */
  ask: 'octavo/flow/ask',
} as const;

export interface FlowState {
  readonly name: string;
  readonly story: string;
  readonly isLit: boolean;
  readonly focus: string;
  readonly announced: string;
}

/** An event that can be sent now. */
export interface FlowOffer {
  /** Its index among all samples. */
  readonly index: number;
  readonly words: string;
  readonly payload: string;
  /** The outcome of a call or timer, rather than an event sent by a person or the app. */
  readonly isOutcome: boolean;
}

export interface FlowStep {
  readonly key: number;
  /** Milliseconds since the story began. */
  readonly at: number;
  readonly words: string;
  readonly payload: string;
  readonly states: readonly string[];
}

export interface FlowReport {
  readonly name: string;
  readonly states: readonly FlowState[];
  readonly context: unknown;
  readonly offers: readonly FlowOffer[];
  readonly log: readonly FlowStep[];
}
