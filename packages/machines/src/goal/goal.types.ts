import type { Failure } from '../failure.ts';

export interface GoalContext {
  /** How many words the document is meant to have; null without a goal. */
  readonly goal: number | null;
  /** What stands in the dialog. */
  readonly draft: number;
  /** How many words there were when the dialog was opened. */
  readonly written: number;
  /** What is being saved. */
  readonly asked: number | null;
  /** That this goal is reached has been said, or needed no saying. */
  readonly isTold: boolean;
  readonly failure: Failure | null;
}

export type GoalEvent =
  /** The document is there, with its goal or without one. */
  | { type: 'known'; goal: number }
  | { type: 'none' }
  | CountReport
  | { type: 'open' }
  | { type: 'draft.change'; words: number }
  | { type: 'save' }
  | { type: 'remove' }
  | { type: 'dismiss' };

/** To whatever counts the words: what they are compared with from now on, or that it should tell how many there are. */
export type CountCommand = { type: 'aim'; goal: number | null } | { type: 'count' };

/** `atOnce`: it was so when the goal was set, and nobody wrote up to it. */
export type CountReport =
  | { type: 'reached'; atOnce: boolean }
  | { type: 'missed' }
  | { type: 'counted'; words: number };

export interface GoalEmitted {
  readonly type: 'opened' | 'closed';
}
