import type { Failure } from '../failure.ts';

export interface GoalContext {
  /** The word goal; null without one. */
  readonly goal: number | null;
  /** The number entered in the dialog. */
  readonly draft: number;
  /** Word count when the dialog was opened. */
  readonly written: number;
  /** The goal being saved. */
  readonly asked: number | null;
  /** Reaching this goal has been announced, or needed no announcement. */
  readonly isAnnounced: boolean;
  readonly failure: Failure | null;
}

export type GoalEvent =
  /** The document has been loaded, with a goal or without one. */
  | { type: 'known'; goal: number }
  | { type: 'none' }
  | CountReport
  | { type: 'open' }
  | { type: 'draft.change'; words: number }
  | { type: 'save' }
  | { type: 'remove' }
  | { type: 'dismiss' };

/** Commands to the word counter: compare with this goal from now on, or report the current count. */
export type CountCommand = { type: 'aim'; goal: number | null } | { type: 'count' };

/** `atOnce`: the goal was already met when it was set. */
export type CountReport =
  | { type: 'reached'; atOnce: boolean }
  | { type: 'missed' }
  | { type: 'counted'; words: number };

export interface GoalEmitted {
  readonly type: 'opened' | 'closed';
}
