import type { WrittenBy } from '../ai-card/ai-card.types.ts';
import type { Failure } from '../failure.ts';
import type { Audience, Formality, WritingStyle } from '@octavo/contract/tool-settings';

/** The audience, formality and style of a text (SPEC §3 tool settings). */
export interface Voice {
  readonly audience: Audience;
  readonly formality: Formality;
  readonly writingStyle: WritingStyle;
}

export interface RewritingInput {
  readonly voice: Voice;
}

export interface Rewritten {
  readonly text: string;
  /** Who wrote it. */
  readonly engine: WrittenBy;
}

export interface RewritingContext extends RewritingInput {
  /** The runs to rewrite, in order. */
  readonly runs: readonly string[];
  /** Index of the run being rewritten. */
  readonly at: number;
  /** Runs left as they were, since they could not be rewritten. */
  readonly skipped: readonly string[];
  /** Who rewrote the last run; `stand-in` once any run was written by one; null before. */
  readonly engine: WrittenBy | null;
  /** Why the last skipped run could not be rewritten. */
  readonly failure: Failure | null;
  /** Whether a rewrite has ended, so that there is something to report. */
  readonly isReported: boolean;
}

/** Report from the text once it is read-only. */
export type RunsReport = { type: 'held'; runs: readonly string[] };

export type RewritingEvent =
  | RunsReport
  /** `left`: AI words left today; null where there is no limit. */
  | { type: 'voice.change'; change: Partial<Voice>; left: number | null }
  | { type: 'stop' }
  | { type: 'limit.dismiss' }
  | { type: 'limit.upgrade' }
  /** The document is being left. */
  | { type: 'leave' };

/** Commands to the text. Nothing is saved or undone while they run. */
export type RunsCommand =
  /** Make the text read-only and report its runs. */
  | { type: 'hold' }
  | { type: 'replace'; index: number; text: string }
  /** Make all replacements one undo step, and the text editable again. */
  | { type: 'settle' };

/**
 * `held`: save and suggest nothing until `released`; `charged`: words were spent; `voice`: to be stored; `refused`: why
 * the voice could not be stored; `upgrade`: the user wants more words.
 */
export type RewritingEmitted =
  | { type: 'held' }
  | { type: 'released' }
  | { type: 'charged' }
  | { type: 'voice'; change: Partial<Voice> }
  | { type: 'refused'; message: string }
  | { type: 'upgrade' };
