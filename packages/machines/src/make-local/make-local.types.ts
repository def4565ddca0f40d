import type { WrittenBy } from '../ai-card/ai-card.types.ts';
import type { Failure } from '../failure.ts';

/** The outcome for the paragraphs of a text. */
export interface LocalOutcome {
  /** Who wrote the changes. */
  readonly engine: WrittenBy;
  readonly changed: number;
  readonly of: number;
  /** Paragraphs that should have changed but did not, by their first words, in order. */
  readonly kept: readonly { readonly text: string; readonly why: 'no_answer' | 'limit' }[];
}

export interface MakeLocalContext {
  /** The result, while the user decides whether to keep it. */
  readonly outcome: LocalOutcome | null;
  /** There was nothing to change; shown until the next attempt. */
  readonly isUnchanged: boolean;
  /** How many times the button has sparkled. */
  readonly sparkles: number;
  /** Why it failed, until the next attempt. */
  readonly failure: Failure | null;
}

export type MakeLocalEvent =
  /** `left`: AI words left today; null where there is no limit. */
  | { type: 'start'; left: number | null }
  | { type: 'cancel' }
  | { type: 'accept' }
  | { type: 'reject' }
  | { type: 'preview.toggle' }
  | { type: 'limit.dismiss' }
  | { type: 'limit.upgrade' }
  /** The document is being left. */
  | { type: 'leave' };

/** Commands to the text. Before `keep`, nothing of this reaches the document, its history or its journal. */
export type TextCommand =
  /** Make the text read-only. */
  | { type: 'hold' }
  /** Show the rewritten text in its place. */
  | { type: 'show.local' }
  | { type: 'show.original' }
  /** Replace the text with the rewritten one, as a single undo step. */
  | { type: 'keep' }
  /** Back to the original, and editable again. */
  | { type: 'restore' };

/**
 * `held`: save and suggest nothing until `released`; `charged`: words may have been spent; `upgrade`: the user wants
 * more words.
 */
export type MakeLocalEmitted =
  | { type: 'held' }
  | { type: 'released' }
  | { type: 'charged' }
  | { type: 'upgrade' };
