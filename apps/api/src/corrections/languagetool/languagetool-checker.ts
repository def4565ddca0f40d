import type { Caller } from '../../limits/fair-order.ts';
import { createFairQueue } from '../../limits/fair-queue.ts';
import {
  type CheckedParagraphs,
  type Finding,
  type ParagraphChecker,
  type ParagraphJob,
  withoutOverlaps,
} from '@octavo/language';
import { askLanguageTool, languageTag, LanguageToolError } from './ask-languagetool.ts';
import { readMatches, type Stretch } from './read-matches.ts';

export interface LanguageToolSettings {
  /** The server's address, without a trailing slash. */
  readonly url: string;
  /** Checks while the server is unavailable. */
  readonly standIn: ParagraphChecker;
  /** Timeout of one request, in milliseconds. */
  readonly timeoutMs?: number;
  /** How long the server is not asked again after a failure, in milliseconds. */
  readonly rest?: number;
  readonly now?: () => number;
}

/** Below the server's own limit of 20,000 characters on languagetool.org, more elsewhere. */
const longestRequest = 15_000;
const between = '\n\n';
/** Requests at once per call, and per account in this process. */
const atOnce = 3;
/** Requests that may run and wait in this process. */
const requests = { atOnce: 4, atOnceOfAccount: atOnce, waiting: 192, ofNetwork: 120, ofAccount: 24 };
const nobody: Caller = { accountId: undefined, network: undefined };

/** Checks with a LanguageTool server; while it is down, the embedded checkers stand in, and it is tried again later. */
export function languageToolChecker({
  url,
  standIn,
  timeoutMs = 10_000,
  rest = 30_000,
  now = Date.now,
}: LanguageToolSettings): ParagraphChecker {
  const queue = createFairQueue({ name: 'corrections_by_languagetool', ...requests });
  let restsUntil = 0;

  async function ask(batch: Batch, signal: AbortSignal): Promise<Finding[][]> {
    const limit = AbortSignal.timeout(timeoutMs);
    try {
      const answer = await askLanguageTool({ ...batch, url, signal: AbortSignal.any([signal, limit]) });
      return readMatches(answer, batch.stretches, batch.text).map(withoutOverlaps);
    } catch (error) {
      if (limit.aborted && !signal.aborted) {
        throw new LanguageToolError('LanguageTool does not answer.', { cause: error });
      }
      throw error;
    }
  }

  async function askAll(
    jobs: readonly ParagraphJob[],
    signal: AbortSignal,
    caller: Caller,
  ): Promise<CheckedParagraphs> {
    const findings: Finding[][] = jobs.map(() => []);
    const batches = batchesOf(jobs);
    for (let start = 0; start < batches.length; start += atOnce) {
      const some = batches.slice(start, start + atOnce);
      const answers = await Promise.all(
        some.map((batch) => queue.run(caller, () => ask(batch, signal), signal)),
      );
      some.forEach((batch, place) =>
        batch.indices.forEach((index, position) => (findings[index] = answers[place]?.[position] ?? [])),
      );
    }
    return { findings, passing: jobs.map(() => false) };
  }

  return {
    async check(jobs, signal, caller = nobody) {
      signal.throwIfAborted();
      if (now() >= restsUntil) {
        try {
          return await askAll(jobs, signal, caller);
        } catch (error) {
          if (!(error instanceof LanguageToolError)) throw error;
          restsUntil = now() + rest;
        }
      }
      return { ...(await standIn.check(jobs, signal, caller)), passing: jobs.map(() => true) };
    },
    // Loaded when needed: normally the server is up.
    warm: () => undefined,
    close: () => standIn.close(),
  };
}

interface Batch {
  readonly language: string;
  readonly text: string;
  readonly stretches: readonly Stretch[];
  readonly indices: readonly number[];
}

/** Paragraphs of the same language are batched, so that a long text needs few requests. */
function batchesOf(jobs: readonly ParagraphJob[]): Batch[] {
  const open = new Map<string, { text: string; stretches: Stretch[]; indices: number[] }>();
  const done: Batch[] = [];
  for (const [index, job] of jobs.entries()) {
    const language = languageTag(job);
    let batch = open.get(language);
    if (batch && batch.text.length + job.paragraph.length > longestRequest) {
      done.push({ language, ...batch });
      batch = undefined;
    }
    batch ??= { text: '', stretches: [], indices: [] };
    const from = batch.text.length;
    batch.stretches.push({ from, to: from + job.paragraph.length });
    batch.indices.push(index);
    batch.text += job.paragraph + between;
    open.set(language, batch);
  }
  return [...done, ...[...open].map(([language, batch]) => ({ language, ...batch }))];
}
