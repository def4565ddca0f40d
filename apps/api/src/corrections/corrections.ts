import { textLimits, type Correction } from '@octavo/contract';
import { AppError } from '../errors.ts';
import { dialectOf } from './dialect.ts';
import type { Finding } from './finding.ts';
import type { CheckJob } from './harper-worker.ts';
import { ParagraphCache, paragraphKey } from './paragraph-cache.ts';
import { splitParagraphs } from './paragraphs.ts';
import { PoolBusyError, PoolTimeoutError, WorkerPool } from './worker-pool.ts';

export type Corrections = {
  /**
   * The mistakes of a text in its order; `offset` and `length` count UTF-16 units of the text.
   * @throws AppError 413 `text_too_long`, 503 `busy` (with Retry-After), 503 `check_failed`, 408 `given_up` by the signal
   */
  check(text: string, countryCode: string, signal?: AbortSignal): Promise<Correction[]>;
  /** Starts the checker in the background. */
  warm(): void;
  close(): Promise<void>;
};

type CheckerPool = Pick<WorkerPool<CheckJob, Finding[]>, 'run' | 'warm' | 'close'>;

/** The pool that the server runs: each thread holds one Harper, about 350 MB. */
export const harperPool = (threads: number): WorkerPool<CheckJob, Finding[]> =>
  new WorkerPool({
    script: new URL('./harper-worker.ts', import.meta.url),
    size: threads,
    maxBatches: 64,
    jobTimeoutMs: 20_000,
  });

/** Nobody waits longer: the app gives a call up after 80 s (SPEC §7). */
const mostMilliseconds = 60_000;

/** @param patience how long one call may take, in milliseconds */
export function createCorrections(pool: CheckerPool, patience = mostMilliseconds): Corrections {
  const cache = new ParagraphCache<Finding[]>({ maxCount: 20_000, maxBytes: 32 * 1024 * 1024 });

  return {
    async check(text, countryCode, signal) {
      if (text.length > textLimits.corrections) {
        throw new AppError(
          'text_too_long',
          413,
          `The text is too long to be checked at once: send at most ${textLimits.corrections} characters.`,
        );
      }
      const dialect = dialectOf(countryCode);
      const paragraphs = splitParagraphs(text).map((paragraph, index, all) => {
        const job: CheckJob = { paragraph: paragraph.text, dialect };
        const continues = /[,;:]\s*$/.test(all[index - 1]?.text ?? '');
        return {
          offset: paragraph.offset,
          job: continues ? { ...job, continues: true as const } : job,
          key: paragraphKey(dialect, String(continues), paragraph.text),
        };
      });
      const found = new Map(paragraphs.map(({ key }) => [key, cache.get(key)] as const));
      const missing = new Map(
        paragraphs.filter(({ key }) => found.get(key) === undefined).map(({ key, job }) => [key, job]),
      );
      const limit = AbortSignal.timeout(patience);
      const answers = await pool
        .run([...missing.values()], signal ? AbortSignal.any([signal, limit]) : limit)
        .catch((error: unknown) => explain(error, { signal, limit }));
      [...missing.keys()].forEach((key, index) => {
        const findings = answers[index] ?? [];
        found.set(key, findings);
        cache.set(key, findings);
      });
      return paragraphs.flatMap(({ key, offset }) =>
        (found.get(key) ?? []).map((finding) => toCorrection(finding, offset)),
      );
    },
    warm: () => pool.warm(),
    close: () => pool.close(),
  };
}

const toCorrection = (finding: Finding, paragraphOffset: number): Correction => ({
  offset: paragraphOffset + finding.offset,
  length: finding.length,
  replacement: finding.replacement,
  icon: finding.kind,
  summary: finding.summary,
  rule: finding.rule,
  alternatives: [...finding.alternatives],
  ...(finding.reason !== undefined && { reason: finding.reason }),
});

interface Ends {
  readonly signal: AbortSignal | undefined;
  readonly limit: AbortSignal;
}

function explain(error: unknown, { signal, limit }: Ends): never {
  if (signal?.aborted) throw new AppError('given_up', 408, 'The check was given up.');
  if (error instanceof PoolBusyError) {
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
