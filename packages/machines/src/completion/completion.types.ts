export interface CompletionInput {
  readonly enabled: boolean;
}

/** What could come next; empty where nobody knows. */
export interface Offer {
  readonly text: string;
  /** Whether it costs words to take it: a model has written it. */
  readonly isCharged: boolean;
}

export interface CompletionContext extends CompletionInput {
  /** What stands before the caret. */
  readonly text: string;
  /** What could come next, as long as it is offered. */
  readonly offer: string | null;
  /** Whether what was offered last costs words when it is taken. */
  readonly isCharged: boolean;
}

/** What the caret reports. */
export type CaretReport =
  /** Nothing was typed for a moment; `text` is what stands before the caret. */
  | { type: 'pause'; text: string }
  /** The place that `pause` spoke of was left or written on, or what was offered is used up. */
  | { type: 'leave' }
  /** Some of what was offered was taken into the text. */
  | { type: 'taken'; text: string };

/** What the caret is told: to draw what could come next. It takes it away by itself. */
export type CaretCommand = { type: 'offer'; text: string };

/** What the bill is told: words that were taken and are to be charged. */
export type BillCommand = { type: 'charge'; text: string };

export type CompletionEvent = CaretReport | { type: 'enable' } | { type: 'disable' };
