import type { ErrorCode } from '@octavo/contract';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { DueWords } from '../../allowance/allowance.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { EssaySection } from '../essay/essay.ts';
import type { Outline } from '../essay/outline-essay.ts';
import type { Written } from '../written.ts';

/** An essay by the name that its account gave it. */
export type Named = { readonly accountId: string; readonly writing: string };

/** The progress of an essay. */
export type WritingState = {
  readonly title: string | null;
  /** Target and current word count of each section. */
  readonly sections: readonly { readonly words: number; readonly written: number }[];
  /** As much of the text as the account may read. */
  readonly text: string;
};

export const noProgress: WritingState = { title: null, sections: [], text: '' };

/** The finished parts of an essay; writing continues from there. */
export type KeptParts = {
  readonly outline: Outline | undefined;
  readonly sections: ReadonlyMap<number, EssaySection>;
};

export type FailedWriting = {
  readonly error: string;
  readonly code: ErrorCode;
  readonly status: ContentfulStatusCode;
};

/** How an essay ended: the document, or why there is none. */
export type EndOfWriting = Written<string> | FailedWriting;

export const hasFailed = (end: EndOfWriting): end is FailedWriting => 'error' in end;

/** An essay that this process is writing. */
export type Writing = {
  /** Aborted when the essay is stopped, or when another process writes it instead. */
  readonly signal: AbortSignal;
  /** Whether it was stopped by its author. */
  readonly isStopped: () => boolean;
  readonly kept: KeptParts;
  readonly keepOutline: (outline: Outline) => void;
  readonly keepSection: (index: number, section: EssaySection) => void;
  readonly state: WritingState;
  readonly report: (state: WritingState) => void;
  /**
   * Records the document and charges for it, in the transaction that creates it: it exists once, and is charged once.
   * @throws TakenOverError if another process writes the essay instead
   */
  readonly written: (
    transaction: Kysely<Database>,
    payer: string,
    result: Written<string>,
    due: DueWords | undefined,
  ) => Promise<void>;
  /** Records that it was stopped, and charges for what was shown. Does nothing if another process writes it. */
  readonly stopped: (payer: string, due: DueWords | undefined) => Promise<void>;
};

/** Another process writes the essay: this one was not seen in time. */
export class TakenOverError extends Error {
  override readonly name = 'TakenOverError';
}
