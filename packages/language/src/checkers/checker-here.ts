import { type Pool, embeddedChecker } from './embedded-checker.ts';
import { checkEnglish } from './harper/check-english.ts';
import { checkOthers } from './hunspell/check-others.ts';
import type { ParagraphChecker } from './paragraph-checker.ts';

/**
 * The embedded checkers without threads of their own, for scripts, tests and a browser's worker: they block the calling
 * thread. Data is loaded with the first text that needs it.
 */
export function checkerHere(): ParagraphChecker {
  return embeddedChecker({
    english: poolHere(checkEnglish),
    others: poolHere(() => Promise.resolve(checkOthers())),
  });
}

function poolHere<Job, Answer>(open: () => Promise<(job: Job) => Promise<Answer>>): Pool<Job, Answer> {
  let opened: Promise<(job: Job) => Promise<Answer>> | undefined;
  const work = () => (opened ??= open());
  return {
    async run(jobs, signal) {
      if (jobs.length === 0) return [];
      const answer = await work();
      const answers: Answer[] = [];
      for (const job of jobs) {
        signal.throwIfAborted();
        answers.push(await answer(job));
      }
      return answers;
    },
    warm: () => void work(),
    close: () => Promise.resolve(),
  };
}
