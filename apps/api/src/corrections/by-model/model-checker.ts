import { asCaller } from '../../generation/asking-caller.ts';
import type { ConnectedModel, FindModel } from '../../generation/connected-model.ts';
import { buildCorrectionsPrompt } from '@octavo/language/asking/prompts/corrections';
import { type Finding, type ParagraphChecker, type ParagraphJob, varietyOf } from '@octavo/language';
import type { Caller } from '../../limits/fair-order.ts';
import { createFairQueue } from '../../limits/fair-queue.ts';
import { placeMistakes } from './place-mistakes.ts';
import { reportedMistakes } from './reported-mistakes.ts';

/** Paragraphs in this process that may be checked at once, and that may wait. */
const paragraphs = { atOnce: 4, atOnceOfAccount: 3, waiting: 200, ofNetwork: 120, ofAccount: 60 };
const nobody: Caller = { accountId: undefined, network: undefined };
/** How long the embedded checker's findings are held back for the model; the user goes on writing meanwhile. */
const mostMilliseconds = 15_000;
const longestParagraph = 6_000;
const fewestWords = 4;

/**
 * A connected model checks each paragraph in addition to the embedded checker. Where both have a finding, the model's
 * is used. If the model fails or is too slow, only the embedded checker's findings are returned, and the model is asked
 * again on the next call.
 */
export function modelChecker(
  find: FindModel,
  embedded: ParagraphChecker,
  timeoutMs = mostMilliseconds,
): ParagraphChecker {
  const queue = createFairQueue({ name: 'corrections_by_model', ...paragraphs });

  async function ask(model: ConnectedModel, job: ParagraphJob, signal: AbortSignal): Promise<Finding[]> {
    const { paragraph, language, dialect } = job;
    const variety = language === 'en' ? `${dialect} English` : varietyOf(language, '').name;
    const { instructions, prompt } = buildCorrectionsPrompt(paragraph, language, variety);
    const reported = await model.object({
      name: 'corrections',
      instructions,
      prompt,
      signal,
      schema: reportedMistakes,
    });
    return placeMistakes(paragraph, reported.mistakes);
  }

  return {
    async check(jobs, signal, caller = nobody) {
      const stop = new AbortController();
      const until = AbortSignal.any([signal, stop.signal, AbortSignal.timeout(timeoutMs)]);
      const model = await find();
      const asked = jobs.map(async (job) => {
        if (!model || !isWorthAsking(job)) return [];
        const askForCaller = () => asCaller(caller, () => ask(model, job, until));
        return queue.run(caller, askForCaller, until).catch(() => undefined);
      });
      try {
        const own = await embedded.check(jobs, signal, caller);
        const reported = await Promise.all(asked);
        signal.throwIfAborted();
        return {
          findings: jobs.map((_, index) => together(reported[index] ?? [], own.findings[index] ?? [])),
          passing: jobs.map((_, index) => own.passing[index] === true || reported[index] === undefined),
          ...(own.unfinished && { unfinished: own.unfinished }),
        };
      } finally {
        stop.abort();
      }
    },
    warm: () => embedded.warm(),
    close: () => embedded.close(),
  };
}

const isWorthAsking = ({ paragraph }: ParagraphJob): boolean =>
  paragraph.length <= longestParagraph && (paragraph.match(/\p{L}+/gu)?.length ?? 0) >= fewestWords;

/** The model's findings, plus the embedded checker's where the model has none. */
function together(reported: readonly Finding[], own: readonly Finding[]): Finding[] {
  const others = own.filter((finding) => !reported.some((other) => touches(finding, other)));
  return [...reported, ...others].toSorted((a, b) => a.offset - b.offset);
}

const touches = (a: Finding, b: Finding): boolean =>
  a.offset < b.offset + b.length && b.offset < a.offset + a.length;
