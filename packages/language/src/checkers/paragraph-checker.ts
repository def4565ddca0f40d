import type { Caller } from '../engine/caller.ts';
import type { CheckedLanguage } from '../engine/checked-language.ts';
import type { English } from '../english/dialect.ts';
import type { SpellingHabit } from '../engine/spelling-habit.ts';
import type { Finding } from '../engine/finding.ts';

/** One paragraph to be checked. */
export interface ParagraphJob {
  readonly paragraph: string;
  readonly language: CheckedLanguage;
  /** For English. */
  readonly dialect: English;
  /** For German and Portuguese, if not that of Germany or Portugal. */
  readonly habit?: SpellingHabit;
  /** The paragraph continues a sentence of the previous one, as a list item does. */
  readonly continues?: true;
  /** The paragraphs around it whose language is clear are English. */
  readonly amongEnglish?: true;
}

export interface CheckedParagraphs {
  /** For each job, in order. */
  readonly findings: readonly (readonly Finding[])[];
  /**
   * For each job, whether the answer is provisional, because another checker stood in or the caller's effort ran out.
   * The next call checks the paragraph again.
   */
  readonly passing: readonly boolean[];
  /** For each job, whether the caller's effort ran out before the check was complete. */
  readonly unfinished?: readonly boolean[];
}

/** The port for anything that finds mistakes. */
export interface ParagraphChecker {
  /** @throws PoolBusyError, PoolTimeoutError, the signal's reason, or what broke the checker */
  check(jobs: readonly ParagraphJob[], signal: AbortSignal, caller?: Caller): Promise<CheckedParagraphs>;
  /** Starts in advance whatever would make the first call slow. */
  warm(): void;
  close(): Promise<void>;
}
