import type { Caller } from '../engine/caller.ts';
import type { CheckedLanguage } from '../engine/checked-language.ts';
import type { English } from '../english/dialect.ts';
import type { SpellingHabit } from '../engine/spelling-habit.ts';
import type { Finding } from '../engine/finding.ts';

/** One paragraph to be checked. */
export interface ParagraphJob {
  readonly paragraph: string;
  readonly language: CheckedLanguage;
  /** Of English. */
  readonly dialect: English;
  /** Of German and Portuguese, where it is not that of Germany or Portugal. */
  readonly habit?: SpellingHabit;
  /** The paragraph goes on with a sentence of the former one, as an item of a list does. */
  readonly continues?: true;
  /** The paragraphs around it that tell are English. */
  readonly amongEnglish?: true;
}

export interface CheckedParagraphs {
  /** For each job, in its order. */
  readonly findings: readonly (readonly Finding[])[];
  /**
   * For each job: another checker stood in for the one that was to answer, or the caller's effort was used up: the next call asks
   * anew.
   */
  readonly passing: readonly boolean[];
  /** For each job: the caller's effort was used up before it was checked to its end. */
  readonly unfinished?: readonly boolean[];
}

/** The port of whatever finds mistakes. */
export interface ParagraphChecker {
  /** @throws PoolBusyError, PoolTimeoutError, the signal's reason, or what broke the checker */
  check(jobs: readonly ParagraphJob[], signal: AbortSignal, caller?: Caller): Promise<CheckedParagraphs>;
  /** Starts what would make the first call slow. */
  warm(): void;
  close(): Promise<void>;
}
