import type { Finding } from '../engine/finding.ts';
import type { CheckJob } from './harper/check-english.ts';
import type { Caller } from '../engine/caller.ts';
import type { DictionaryAnswer, DictionaryJob } from './hunspell/check-others.ts';
import type { ParagraphChecker, ParagraphJob } from './paragraph-checker.ts';

/** Runs jobs elsewhere, usually in threads, because a check blocks the thread it runs in. */
export interface Pool<Job, Answer> {
  /** Returns the answers in the order of the jobs. @throws the signal's reason, or what broke the pool */
  run(jobs: readonly Job[], signal: AbortSignal, caller?: Caller): Promise<Answer[]>;
  /** Starts in advance whatever would make the first job slow. */
  warm(): void;
  close(): Promise<void>;
}

export interface EmbeddedPools {
  readonly english: Pool<CheckJob, Finding[]>;
  /** For French, German and Portuguese. */
  readonly others: Pool<DictionaryJob, DictionaryAnswer>;
}

/** The checkers that come with the product: Harper for English, dictionaries with rules for the others. */
export function embeddedChecker({ english, others }: EmbeddedPools): ParagraphChecker {
  return {
    async check(jobs, signal, caller) {
      const either = new AbortController();
      const until = AbortSignal.any([signal, either.signal]);
      const findings: (readonly Finding[])[] = jobs.map(() => []);
      const passing = jobs.map(() => false);
      const inEnglish = places(jobs, ({ language }) => language === 'en');
      const inOthers = places(jobs, ({ language }) => language !== 'en');
      try {
        await Promise.all([
          english
            .run(
              inEnglish.flatMap((index) => englishJob(jobs[index])),
              until,
              caller,
            )
            .then((answers) => inEnglish.forEach((index, place) => (findings[index] = answers[place] ?? []))),
          others
            .run(
              inOthers.flatMap((index) => otherJob(jobs[index], caller)),
              until,
              caller,
            )
            .then((answers) =>
              inOthers.forEach((index, place) => {
                findings[index] = answers[place]?.findings ?? [];
                passing[index] = answers[place]?.hurried ?? false;
              }),
            ),
        ]);
      } catch (error) {
        // Cancel the other half: nobody waits for its result any more.
        either.abort();
        throw error;
      }
      return { findings, passing, unfinished: passing };
    },
    warm: () => english.warm(),
    async close() {
      await Promise.all([english.close(), others.close()]);
    },
  };
}

const places = (jobs: readonly ParagraphJob[], fits: (job: ParagraphJob) => boolean): number[] =>
  jobs.flatMap((job, index) => (fits(job) ? [index] : []));

function englishJob(job: ParagraphJob | undefined): CheckJob[] {
  if (!job) return [];
  const { paragraph, dialect, continues, amongEnglish } = job;
  return [{ paragraph, dialect, continues, amongEnglish }];
}

function otherJob(job: ParagraphJob | undefined, caller: Caller | undefined): DictionaryJob[] {
  if (!job || job.language === 'en') return [];
  const { paragraph, language, habit } = job;
  return [{ paragraph, language, ...(habit && { habit }), ...(caller && { caller }) }];
}
