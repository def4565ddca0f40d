export interface CompletionInput {
  readonly enabled: boolean;
}

export interface CompletionContext extends CompletionInput {
  /** What stands before the caret. */
  readonly text: string;
  /** What could come next, as long as it is offered. */
  readonly offer: string | null;
}

/** What the caret reports. */
export type CaretReport =
  /** Nothing was typed for a moment; `text` is what stands before the caret. */
  | { type: 'pause'; text: string }
  /** The place that `pause` spoke of was left or written on, or what was offered is used up. */
  | { type: 'leave' };

/** What the caret is told: to draw what could come next. It takes it away by itself. */
export type CaretCommand = { type: 'offer'; text: string };

export type CompletionEvent = CaretReport | { type: 'enable' } | { type: 'disable' };
