import type { Engine } from '../ai-card/ai-card.types.ts';
import type { Failure } from '../failure.ts';

/** What has become of the paragraphs of a text. */
export interface LocalOutcome {
  /** Who wrote what has changed. */
  readonly engine: Engine;
  readonly changed: number;
  readonly of: number;
  /** Those that stay as they were though more was wanted, by their first words, in their order. */
  readonly kept: readonly { readonly text: string; readonly why: 'no_answer' | 'limit' }[];
}

export interface MakeLocalContext {
  /** What was made local, as long as it is asked whether to keep it. */
  readonly outcome: LocalOutcome | null;
  /** There was nothing to change, which is said until it is tried again. */
  readonly isUnchanged: boolean;
  /** How often the button has sparkled. */
  readonly sparkles: number;
  /** Why it could not be done, until it is tried again. */
  readonly failure: Failure | null;
}

export type MakeLocalEvent =
  /** `left`: AI words left today; null where nothing is counted. */
  | { type: 'start'; left: number | null }
  | { type: 'cancel' }
  | { type: 'accept' }
  | { type: 'reject' }
  | { type: 'preview.toggle' }
  | { type: 'limit.dismiss' }
  | { type: 'limit.upgrade' }
  /** The document is being left. */
  | { type: 'leave' };

/** What the text is told. It shows nothing of this to the document, to its history or to its journal before `keep`. */
export type TextCommand =
  /** Nobody writes on it any more. */
  | { type: 'hold' }
  /** Shows in its place what was made local. */
  | { type: 'show.local' }
  | { type: 'show.original' }
  /** Makes what was made local the text, as one step that can be undone. */
  | { type: 'keep' }
  /** As it was, and free to be written on. */
  | { type: 'restore' };

/**
 * `held`: nothing may be saved and nothing be suggested until `released`; `charged`: words may have been spent;
 * `upgrade`: the reader wants more of them.
 */
export type MakeLocalEmitted =
  | { type: 'held' }
  | { type: 'released' }
  | { type: 'charged' }
  | { type: 'upgrade' };
