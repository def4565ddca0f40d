import {
  type Finding,
  paragraphCache,
  type ParagraphChecker,
  type ParagraphJob,
  paragraphKey,
} from '@octavo/language';

const bounds = { maxCount: 5_000, maxBytes: 8 * 1024 * 1024 };

/**
 * Caches the findings of a checker that has no cache of its own: after a pause in writing, only the changed paragraphs
 * are checked again.
 */
export function rememberingChecker(checker: ParagraphChecker): ParagraphChecker {
  const cache = paragraphCache<readonly Finding[]>(bounds);
  return {
    async check(jobs, signal, caller) {
      const known = jobs.map((job) => cache.get(keyOf(job)));
      const missing = jobs.filter((_, index) => known[index] === undefined);
      if (missing.length === 0) return { findings: known.map(orNone), passing: known.map(() => false) };
      const checked = await checker.check(missing, signal, caller);
      const answers = new Map(missing.map((job, index) => [job, index]));
      const placeOf = (job: ParagraphJob): number => answers.get(job) ?? -1;
      for (const [index, job] of missing.entries()) {
        if (checked.passing[index] !== true) cache.set(keyOf(job), orNone(checked.findings[index]));
      }
      return {
        findings: jobs.map((job, index) => known[index] ?? orNone(checked.findings[placeOf(job)])),
        passing: jobs.map((job) => checked.passing[placeOf(job)] === true),
        unfinished: jobs.map((job) => checked.unfinished?.[placeOf(job)] === true),
      };
    },
    warm: () => checker.warm(),
    close: () => checker.close(),
  };
}

const orNone = (findings: readonly Finding[] | undefined): readonly Finding[] => findings ?? [];

const keyOf = ({ paragraph, language, dialect, habit, continues }: ParagraphJob): string =>
  paragraphKey(
    language,
    language === 'en' ? dialect : (habit ?? ''),
    continues === true ? 'continues' : '',
    paragraph,
  );
