import type { Engine } from '../ai-card/ai-card.types.ts';
import type { Failure } from '../failure.ts';
import type { Audience, Formality, WritingStyle } from '@octavo/contract/tool-settings';

/** Whom a text speaks to, and how (SPEC §3 tool settings). */
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
  readonly engine: Engine;
}

export interface RewritingContext extends RewritingInput {
  /** What is rewritten, one after the other. */
  readonly runs: readonly string[];
  /** The run that is being rewritten. */
  readonly at: number;
  /** Runs that were left as they were, since they could not be rewritten. */
  readonly skipped: readonly string[];
  /** Who wrote the last one; null before. */
  readonly engine: Engine | null;
  /** Why the last of them could not be. */
  readonly failure: Failure | null;
  /** Whether a rewrite has ended, so that there is something to report. */
  readonly isReported: boolean;
}

/** What the text reports once nobody writes on it any more. */
export type RunsReport = { type: 'held'; runs: readonly string[] };

export type RewritingEvent =
  | RunsReport
  /** `left`: AI words left today; null where nothing is counted. */
  | { type: 'voice.change'; change: Partial<Voice>; left: number | null }
  | { type: 'stop' }
  | { type: 'limit.dismiss' }
  | { type: 'limit.upgrade' }
  /** The document is being left. */
  | { type: 'leave' };

/** What the text is told. Nothing of it is saved or undone on the way. */
export type RunsCommand =
  /** Nobody writes on it any more; it reports its runs. */
  | { type: 'hold' }
  | { type: 'replace'; index: number; text: string }
  /** All that was replaced is one step that can be undone; the text is free to be written on. */
  | { type: 'settle' };

/**
 * `held`: nothing may be saved and nothing be suggested until `released`; `charged`: words were spent; `voice`: to be
 * kept; `refused`: why the voice could not be kept; `upgrade`: the reader wants more words.
 */
export type RewritingEmitted =
  | { type: 'held' }
  | { type: 'released' }
  | { type: 'charged' }
  | { type: 'voice'; change: Partial<Voice> }
  | { type: 'refused'; message: string }
  | { type: 'upgrade' };
