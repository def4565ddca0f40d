import type { PlagiarismResult } from '@octavo/contract';
import { AppError } from '../errors.ts';
import type { Caller } from '../limits/fair-order.ts';
import type { CheckedText, Compared, CompareThread } from './compare-thread.ts';
import type { Hit, Search } from './searches.ts';

export interface Checked extends CheckedText {
  readonly searchesWeb: boolean;
}

export interface CheckPlagiarism {
  /** Sorted by title (SPEC §9). @throws AppError 502 `sources_unavailable`, 503 `busy`, 408 `given_up` */
  readonly check: (checked: Checked, caller: Caller, signal: AbortSignal) => Promise<PlagiarismResult[]>;
}

const mostResults = 50;

/** Compares a text, without its quotations, with the account's own documents and with external search results. */
export function createCheckPlagiarism(
  thread: Pick<CompareThread, 'own' | 'hits'>,
  searches: readonly Search[],
): CheckPlagiarism {
  async function outside({ sentences, language }: Compared, signal: AbortSignal): Promise<Hit[]> {
    const asked = searches.flatMap((search) =>
      sentences.map((sentence) => () => search.find(sentence, language, signal)),
    );
    const { found, failures } = await fourAtOnce(asked);
    signal.throwIfAborted();
    if (failures.length > 0 && found.length === 0) {
      throw new AppError(
        'sources_unavailable',
        502,
        'The services that the text is searched in cannot be reached right now.',
        { cause: failures[0], values: { services: searches.map(({ name }) => name) } },
      );
    }
    return found.flat();
  }

  return {
    async check({ searchesWeb, ...checked }, caller, signal) {
      const own = await thread.own(checked, caller, signal);
      const hits = searchesWeb ? await outside(own, signal) : [];
      const web = hits.length > 0 ? (await thread.hits(checked.text, hits, caller, signal)).results : [];
      const best = new Map<string, PlagiarismResult>();
      for (const result of [...own.results, ...web]) {
        if ((best.get(result.link)?.share ?? -1) < result.share) best.set(result.link, result);
      }
      return [...best.values()]
        .toSorted((one, other) => other.share - one.share)
        .slice(0, mostResults)
        .toSorted((one, other) => one.title.localeCompare(other.title));
    },
  };
}

async function fourAtOnce<Result>(tasks: readonly (() => Promise<Result>)[]) {
  const found: Result[] = [];
  const failures: unknown[] = [];
  const waiting = [...tasks];
  const work = async (): Promise<void> => {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      try {
        found.push(await task());
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all([work(), work(), work(), work()]);
  return { found, failures };
}
