import type { Finding } from './finding.ts';
import type { CheckJob } from './harper-worker.ts';
import type { Caller } from '../limits/fair-order.ts';
import type { DictionaryAnswer, DictionaryJob } from './hunspell/dictionary-worker.ts';
import type { ParagraphChecker, ParagraphJob } from './paragraph-checker.ts';
import { WorkerPool } from '../workers/worker-pool.ts';

type Pool<Job, Answer> = Pick<WorkerPool<Job, Answer>, 'run' | 'warm' | 'close'>;

export interface EmbeddedPools {
  readonly english: Pool<CheckJob, Finding[]>;
  /** For French, German and Portuguese. */
  readonly others: Pool<DictionaryJob, DictionaryAnswer>;
}

const limits = { maxBatches: 64, share: { account: 8, network: 40 }, jobTimeoutMs: 20_000 };

/** Each thread holds one Harper, about 460 MB (docs/operations.md). */
export const harperPool = (threads: number): WorkerPool<CheckJob, Finding[]> =>
  new WorkerPool({ script: new URL('./harper-worker.ts', import.meta.url), size: threads, ...limits });

/** A thread starts with the first text that needs it and loads no dictionary before a text asks for it. */
export const dictionaryPool = (threads: number): WorkerPool<DictionaryJob, DictionaryAnswer> =>
  new WorkerPool({
    script: new URL('./hunspell/dictionary-worker.ts', import.meta.url),
    size: threads,
    ...limits,
  });

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
        // The half that would go on is for nobody.
        either.abort();
        throw error;
      }
      return { findings, passing };
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
  const { paragraph, language } = job;
  return [{ paragraph, language, ...(caller && { caller }) }];
}
