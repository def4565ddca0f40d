export interface CompletionInput {
  readonly enabled: boolean;
}

/** A possible continuation; empty if there is none. */
export interface Offer {
  readonly text: string;
  /** Whether accepting it costs words, because a model wrote it. */
  readonly isCharged: boolean;
}

export interface CompletionContext extends CompletionInput {
  /** The text before the caret. */
  readonly text: string;
  /** The continuation while it is offered. */
  readonly offer: string | null;
  /** Whether accepting the last offer costs words. */
  readonly isCharged: boolean;
}

/** Reports from the caret. */
export type CaretReport =
  /** Nothing was typed for a moment; `text` is the text before the caret. */
  | { type: 'pause'; text: string }
  /** The caret moved, something was typed, or the offer is used up. */
  | { type: 'leave' }
  /** Part of the offer was accepted into the text. */
  | { type: 'taken'; text: string };

/** Command to the caret: draw a continuation. It removes the drawing by itself. */
export type CaretCommand = { type: 'offer'; text: string };

/** Command to the bill: words that were accepted and are to be charged. */
export type BillCommand = { type: 'charge'; text: string };

export type CompletionEvent = CaretReport | { type: 'enable' } | { type: 'disable' };
