import type { Reference } from '@octavo/contract';
import { LRUCache } from 'lru-cache';
import { AppError } from '../errors.ts';
import type { Asker, LibraryThread } from './library-thread.ts';
import { doiIn, type Question, readQuestion } from '@octavo/citations/records';
import type { Source } from './sources/source.ts';

export interface FindCitations {
  /** Names of the services that are asked. */
  readonly services: readonly string[];
  /** @throws AppError 502 `sources_unavailable` if no service could be asked and the library has nothing */
  readonly find: (caller: Asker, text: string, signal: AbortSignal) => Promise<Reference[]>;
  readonly close: () => Promise<void>;
}

const most = 12;
const dayMs = 24 * 60 * 60 * 1000;

/** Looks works up: always in the account's own library, and in the configured external services. */
export function createFindCitations(library: LibraryThread, sources: readonly Source[]): FindCitations {
  const kept = new LRUCache<string, readonly Reference[]>({ max: 500, ttl: dayMs });

  async function ask(source: Source, question: Question, signal: AbortSignal): Promise<readonly Reference[]> {
    const key = JSON.stringify([source.name, question]);
    const known = kept.get(key);
    if (known) return known;
    const found = await source.find(question, signal);
    kept.set(key, found);
    return found;
  }

  async function outside(question: Question, signal: AbortSignal) {
    const asked = sources.filter((source) => source.answers(question.kind));
    const answers = await Promise.allSettled(asked.map((source) => ask(source, question, signal)));
    signal.throwIfAborted();
    return {
      found: answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : [])),
      failures: answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : [])),
    };
  }

  return {
    services: sources.map(({ name }) => name),
    async find(caller, text, signal) {
      const question = asDoi(readQuestion(text));
      const [own, { found, failures }] = await Promise.all([
        library.find(caller, question, signal),
        outside(question, signal),
      ]);
      const works = merged([own, ...inTurn(found)]);
      if (works.length === 0 && failures.length > 0 && found.length === 0) throw unavailable(failures[0]);
      if (works.length === 0 && question.kind === 'url') return [pageOf(question.url)];
      return works.slice(0, most);
    },
    close: () => library.close(),
  };
}

/** The address of an article often contains its DOI. */
function asDoi(question: Question): Question {
  const doi = question.kind === 'url' ? doiIn(question.url.href) : undefined;
  return doi === undefined ? question : { kind: 'doi', doi };
}

/** Interleaves the lists: the best of each source before the second of any. */
function inTurn(lists: readonly (readonly Reference[])[]): Reference[][] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, rank) =>
    lists.flatMap((list) => {
      const work = list[rank];
      return work === undefined ? [] : [work];
    }),
  );
}

/**
 * Returns the same work only once, recognized by id, DOI, or title and year; a catalogue record replaces a manual
 * entry.
 */
function merged(lists: readonly (readonly Reference[])[]): Reference[] {
  const works: Reference[] = [];
  const places = new Map<string, number>();
  for (const work of lists.flat()) {
    const keys = [
      work.id,
      `${work.title.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')} ${work.year} ${work.authors[0]?.split(',')[0]?.toLowerCase() ?? ''}`,
      ...(work.doi === '' ? [] : [`doi:${work.doi.toLowerCase()}`]),
    ];
    const place = keys.map((key) => places.get(key)).find((known) => known !== undefined) ?? works.length;
    const known = works[place];
    if (known === undefined || (known.source === undefined && work.source !== undefined)) works[place] = work;
    for (const key of keys) places.set(key, place);
  }
  return works;
}

/** A page that no source has a record of: nothing is fetched from it, so it is not verified. */
const pageOf = (url: URL): Reference => ({
  id: `url:${url.href}`,
  authors: [],
  year: '',
  title: `${url.host}${url.pathname === '/' ? '' : url.pathname}`,
  publication: url.host,
  doi: '',
  url: url.href,
  kind: 'webpage',
});

const unavailable = (cause: unknown): AppError =>
  new AppError('sources_unavailable', 502, 'The catalogues of works cannot be reached right now.', { cause });
