import { textLimits, type Correction, type Stretch } from '@octavo/contract';
import {
  type CheckedLanguage,
  paragraphCache,
  type ParagraphChecker,
  textChecker,
  type TextFinding,
} from '@octavo/language';
import { AppError } from '../errors.ts';
import type { Caller } from '../limits/fair-order.ts';
import { QueueFullError } from '../limits/fair-queue.ts';
import { PoolBusyError, PoolTimeoutError } from '../workers/worker-pool.ts';

export interface ReadText {
  readonly corrections: Correction[];
  /** What is not fully checked yet: ask again in a while. */
  readonly unfinished: readonly Stretch[];
}

export type Corrections = {
  /**
   * The mistakes of a text in order, up to 5,000; `offset` and `length` count UTF-16 units of the text.
   *
   * @param countryCode ISO 3166-1 alpha-2: decides which English
   * @param withheld includes withheld findings, marked as such
   * @param around more of the document, which shows how its language is written
   * @param language of a text too short to detect one, such as a title on its own; else that of the country
   * @throws AppError 413 `text_too_long`, 503 `busy` (with Retry-After), 503 `check_failed`, 408 `given_up` by the
   * signal
   */
  read(
    text: string,
    countryCode: string,
    signal?: AbortSignal,
    language?: CheckedLanguage,
    caller?: Caller,
    withheld?: boolean,
    around?: string,
  ): Promise<ReadText>;
  /** Returns the corrections of `read`. */
  check(...of: Parameters<Corrections['read']>): Promise<Correction[]>;
  /** Starts the checker in the background. */
  warm(): void;
  close(): Promise<void>;
};

/** Nobody reads more at once, and the answer for 400 kB of nonsense would be 32 MB. */
const mostFindings = 5000;

/** Nobody waits longer: the app gives up on a call after 80 s (SPEC §7). */
const mostMilliseconds = 60_000;

/** @param timeoutMs how long one call may take, in milliseconds */
export function createCorrections(checker: ParagraphChecker, timeoutMs = mostMilliseconds): Corrections {
  const texts = textChecker(checker, {
    findings: paragraphCache({ maxCount: 20_000, maxBytes: 32 * 1024 * 1024 }),
    languages: paragraphCache({ maxCount: 20_000, maxBytes: 2 * 1024 * 1024 }),
  });

  const reader: Pick<Corrections, 'read'> = {
    async read(text, countryCode, signal, language, caller, withheld, around) {
      if (text.length > textLimits.corrections) {
        throw new AppError(
          'text_too_long',
          413,
          `The text is too long to be checked at once: send at most ${textLimits.corrections} characters.`,
          { values: { most: textLimits.corrections } },
        );
      }
      const limit = AbortSignal.timeout(timeoutMs);
      const { findings, unfinished } = await texts
        .read(
          text,
          { countryCode, language, caller, withheld, around },
          signal ? AbortSignal.any([signal, limit]) : limit,
        )
        .catch((error: unknown) => explain(error, { signal, limit }));
      return { corrections: findings.slice(0, mostFindings).map(toCorrection), unfinished };
    },
  };

  return {
    ...reader,
    check: async (...of) => (await reader.read(...of)).corrections,
    warm: () => checker.warm(),
    close: () => checker.close(),
  };
}

const toCorrection = (finding: TextFinding): Correction => ({
  offset: finding.offset,
  length: finding.length,
  replacement: finding.replacement,
  icon: finding.kind,
  summary: finding.summary,
  rule: finding.rule,
  alternatives: [...finding.alternatives],
  ...(finding.reason !== undefined && { reason: finding.reason }),
  ...(finding.isLikely && { isLikely: true }),
  ...(finding.isWithheld && { isWithheld: true }),
});

interface Ends {
  readonly signal: AbortSignal | undefined;
  readonly limit: AbortSignal;
}

function explain(error: unknown, { signal, limit }: Ends): never {
  if (signal?.aborted) throw new AppError('given_up', 408, 'The check was given up.');
  if (error instanceof PoolBusyError || error instanceof QueueFullError) {
    throw new AppError('busy', 503, 'Many texts are being checked right now. Please try again in a moment.', {
      headers: { 'retry-after': '2' },
    });
  }
  if (limit.aborted) {
    throw new AppError(
      'check_failed',
      503,
      'The check of this text took too long. Please send it in smaller parts.',
    );
  }
  const reason = error instanceof PoolTimeoutError ? 'took too long' : 'failed';
  throw new AppError('check_failed', 503, `The check of a paragraph ${reason}. Please try again.`);
}
