import { textLimits, type Correction } from '@octavo/contract';
import { AppError } from '../errors.ts';
import type { Caller } from '../limits/fair-order.ts';
import { QueueFullError } from '../limits/fair-queue.ts';
import { languageOfCountry, type CheckedLanguage } from './checked-language.ts';
import { type English, englishOf } from './dialect.ts';
import type { Finding } from './finding.ts';
import type { ParagraphChecker, ParagraphJob } from './paragraph-checker.ts';
import { paragraphCache, paragraphKey } from './paragraph-cache.ts';
import { isAmong, paragraphLanguage, type ParagraphLanguage, withNeighbours } from './paragraph-language.ts';
import { mapWithPauses } from './map-with-pauses.ts';
import { isHalfEnglish } from './spelling/word-counts.ts';
import { splitParagraphs } from './paragraphs.ts';
import { isLikely } from './certainty/likely-rules.ts';
import { termsOf } from './certainty/repeated-terms.ts';
import { PoolBusyError, PoolTimeoutError } from '../workers/worker-pool.ts';

export type Corrections = {
  /**
   * The mistakes of a text in its order, the first 5,000 of them; `offset` and `length` count UTF-16 units of the text.
   *
   * @param countryCode ISO 3166-1 alpha-2: decides which English
   * @param language of what tells none itself, such as a title that stands alone; else that of the country
   * @throws AppError 413 `text_too_long`, 503 `busy` (with Retry-After), 503 `check_failed`, 408 `given_up` by the signal
   */
  check(
    text: string,
    countryCode: string,
    signal?: AbortSignal,
    language?: CheckedLanguage,
    caller?: Caller,
  ): Promise<Correction[]>;
  /** Starts the checker in the background. */
  warm(): void;
  close(): Promise<void>;
};

/** Nobody reads more at once, and an answer of 400 kB of nonsense would be 32 MB. */
const mostFindings = 5000;

/** Nobody waits longer: the app gives a call up after 80 s (SPEC §7). */
const mostMilliseconds = 60_000;

/** @param timeoutMs how long one call may take, in milliseconds */
export function createCorrections(checker: ParagraphChecker, timeoutMs = mostMilliseconds): Corrections {
  const cache = paragraphCache<readonly Finding[]>({ maxCount: 20_000, maxBytes: 32 * 1024 * 1024 });
  const languageOf = rememberingLanguages();

  return {
    async check(text, countryCode, signal, language = languageOfCountry(countryCode), caller) {
      if (text.length > textLimits.corrections) {
        throw new AppError(
          'text_too_long',
          413,
          `The text is too long to be checked at once: send at most ${textLimits.corrections} characters.`,
        );
      }
      const paragraphs = await readParagraphs(text, {
        dialect: englishOf(countryCode),
        language,
        languageOf,
      });
      const found = new Map(paragraphs.map(({ key }) => [key, cache.get(key)] as const));
      const missing = new Map(
        paragraphs.filter(({ key }) => found.get(key) === undefined).map(({ key, job }) => [key, job]),
      );
      if (missing.size > 0) {
        const limit = AbortSignal.timeout(timeoutMs);
        const { findings, passing } = await checker
          .check([...missing.values()], signal ? AbortSignal.any([signal, limit]) : limit, caller)
          .catch((error: unknown) => explain(error, { signal, limit }));
        [...missing.keys()].forEach((key, index) => {
          const answer = findings[index] ?? [];
          found.set(key, answer);
          if (!passing[index]) cache.set(key, answer);
        });
      }
      const corrections: Correction[] = [];
      const isTerm = termsOf(
        paragraphs.map(({ key, job }) => ({ text: job.paragraph, findings: found.get(key) ?? [] })),
      );
      for (const { key, job, offset } of paragraphs) {
        for (const finding of found.get(key) ?? []) {
          if (isTerm(job.paragraph, finding)) continue;
          if (corrections.length === mostFindings) return corrections;
          corrections.push(toCorrection(finding, offset));
        }
      }
      return corrections;
    },
    warm: () => checker.warm(),
    close: () => checker.close(),
  };
}

interface KeyedJob {
  readonly offset: number;
  readonly job: ParagraphJob;
  readonly key: string;
}

type LanguageOf = (paragraph: string) => ParagraphLanguage;

/** Tells the language of a paragraph; with each key all paragraphs but one are as they were. */
function rememberingLanguages(): LanguageOf {
  const told = paragraphCache<ParagraphLanguage>({ maxCount: 20_000, maxBytes: 2 * 1024 * 1024 });
  return (paragraph) => {
    const key = paragraphKey(paragraph);
    const known = told.get(key);
    if (known !== undefined) return known;
    const language = paragraphLanguage(paragraph);
    told.set(key, language);
    return language;
  };
}

interface Reading {
  readonly dialect: English;
  /** Of what tells none itself. */
  readonly language: CheckedLanguage;
  readonly languageOf: LanguageOf;
}

/** The paragraphs of a text that are in a language which is checked. */
async function readParagraphs(text: string, { dialect, language, languageOf }: Reading): Promise<KeyedJob[]> {
  const all = splitParagraphs(text);
  const told = await mapWithPauses(all, (paragraph) => languageOf(paragraph.text));
  const spoken = withNeighbours(told, language);
  const checked = all.flatMap((paragraph, index) => {
    const found = spoken[index];
    if (found === undefined || found === 'other') return [];
    const continues = /[,;:]\s*$/.test(all[index - 1]?.text ?? '');
    const amongEnglish =
      told[index] === 'unclear' &&
      found === 'en' &&
      (isAmong(told, index, 'en') || isHalfEnglish(paragraph.text));
    return [{ paragraph, found, continues, amongEnglish }];
  });
  return mapWithPauses(checked, ({ paragraph, found, continues, amongEnglish }) => ({
    offset: paragraph.offset,
    job: {
      paragraph: paragraph.text,
      language: found,
      dialect,
      ...(continues && { continues }),
      ...(amongEnglish && { amongEnglish }),
    },
    key: paragraphKey(
      found,
      found === 'en' ? dialect : '',
      String(continues),
      String(amongEnglish),
      paragraph.text,
    ),
  }));
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
  ...(isLikely(finding) && { isLikely: true }),
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
