/** What the page of a story and the panel beside it say to each other. */
export const flowMessages = {
  /** To the panel: how the flow stands; null where the story shows none. */
  report: 'octavo/flow/report',
  /** To the page: the place of an offer in the last report. */
  send: 'octavo/flow/send',
  /** To the page: the panel has just come. */
  ask: 'octavo/flow/ask',
} as const;

export interface FlowState {
  readonly name: string;
  readonly story: string;
  readonly isLit: boolean;
  readonly focus: string;
  readonly announced: string;
}

/** Something that can happen now. */
export interface FlowOffer {
  /** Its place among all samples. */
  readonly index: number;
  readonly words: string;
  readonly payload: string;
  /** Sent by a person or the app, or an answer of the world outside. */
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
