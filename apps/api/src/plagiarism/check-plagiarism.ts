import type { PlagiarismResult } from '@octavo/contract';
import { searchedSentences, withoutQuotations } from '@octavo/contract/searched-sentences';
import { AppError } from '../errors.ts';
import { guessLanguage } from '../export/essay/guess-language.ts';
import { plainRun } from '../export/essay/essay.ts';
import { compare, readText, type ReadText } from './compare.ts';
import type { OwnDocuments, OwnMatch } from './own-documents.ts';
import type { Hit, Search } from './searches.ts';

export interface Checked {
  readonly accountId: string;
  readonly text: string;
  /** The document that the text is of. */
  readonly document: string | undefined;
  readonly searchesWeb: boolean;
}

export interface CheckPlagiarism {
  /** By title (SPEC §9). @throws AppError 502 `sources_unavailable` */
  readonly check: (checked: Checked, signal: AbortSignal) => Promise<PlagiarismResult[]>;
}

const mostResults = 50;

/** Compares a text, without its quotations, with the account's own documents and with what is found outside. */
export function createCheckPlagiarism(own: OwnDocuments, searches: readonly Search[]): CheckPlagiarism {
  async function outside(text: string, signal: AbortSignal): Promise<Hit[]> {
    const language = languageOf(text);
    const sentences = searchedSentences(text);
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
        {
          cause: failures[0],
        },
      );
    }
    return found.flat();
  }

  return {
    async check({ accountId, text, document, searchesWeb }, signal) {
      const read = readText(withoutQuotations(text));
      const [mine, hits] = await Promise.all([
        own.find(accountId, read, document),
        searchesWeb && searches.length > 0 ? outside(text, signal) : [],
      ]);
      const results = [...mine.map(ownResult), ...hits.flatMap((hit) => webResult(read, hit))];
      const best = new Map<string, PlagiarismResult>();
      for (const result of results) {
        if ((best.get(result.link)?.share ?? -1) < result.share) best.set(result.link, result);
      }
      return [...best.values()]
        .toSorted((one, other) => other.share - one.share)
        .slice(0, mostResults)
        .toSorted((one, other) => one.title.localeCompare(other.title));
    },
  };
}

const ownResult = ({ id, title, share, yours, theirs }: OwnMatch): PlagiarismResult => ({
  title,
  link: `/app/document/${id}`,
  displayLink: '',
  snippet: theirs.map(({ text }) => text).join(''),
  icon: '',
  isOwn: true,
  share,
  yours,
  theirs,
});

function webResult(read: ReadText, { title, link, displayLink, snippet }: Hit): PlagiarismResult[] {
  const common = compare(read, readText(snippet));
  if (common === null || title === '') return [];
  return [{ title, link, displayLink, snippet, icon: '', isOwn: false, ...common }];
}

const languageOf = (text: string): string =>
  new Intl.Locale(
    guessLanguage([{ kind: 'paragraph', direction: 'ltr', inlines: [plainRun(text.slice(0, 20_000))] }]),
  ).language;

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
