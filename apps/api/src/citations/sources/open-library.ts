import type { Reference } from '@octavo/contract';
import { z } from 'zod';
import { askSource, type SourceTiming } from './ask-source.ts';
import { filled } from './crossref.ts';
import { familyFirst } from './openalex.ts';
import { plainWords } from '@octavo/citations/records';
import type { Source } from './source.ts';

const named = z.array(z.object({ name: z.string().catch('') })).catch([]);
const text = z.string().catch('');
const book = z.object({
  title: text,
  subtitle: text,
  authors: named,
  publishers: named,
  publish_places: named,
  publish_date: text,
  key: text,
});
const answer = z.record(z.string(), z.unknown());

export interface OpenLibrarySettings {
  readonly url: string;
  readonly timing?: SourceTiming;
}

/** Open Library, for books by ISBN: Crossref has no record of most. */
export function openLibrary({ url, timing }: OpenLibrarySettings): Source {
  return {
    name: 'Open Library',
    answers: (kind) => kind === 'isbn',
    async find(question, signal) {
      if (question.kind !== 'isbn') return [];
      const address = new URL(`${url}/api/books`);
      address.searchParams.set('bibkeys', `ISBN:${question.isbn}`);
      address.searchParams.set('format', 'json');
      address.searchParams.set('jscmd', 'data');
      const found = answer.parse((await askSource(address, signal, timing)) ?? {});
      return Object.values(found)
        .slice(0, 1)
        .flatMap((record) => readBook(record, question.isbn));
    },
  };
}

function readBook(record: unknown, isbn: string): Reference[] {
  const parsed = book.safeParse(record);
  if (!parsed.success) return [];
  const { data } = parsed;
  const [main, second] = [plainWords(data.title), plainWords(data.subtitle)];
  if (main === '') return [];
  const publisher = plainWords(data.publishers[0]?.name ?? '');
  const year = /\b\d{4}\b/u.exec(data.publish_date)?.[0] ?? '';
  const key = /^\/books\/OL\d+M$/u.test(data.key) ? data.key : `/isbn/${isbn}`;
  return [
    {
      id: `isbn:${isbn}`,
      authors: data.authors
        .map(({ name }) => familyFirst(plainWords(name, 400)))
        .filter((name) => name !== ''),
      year,
      title: second === '' ? main : `${main}: ${second}`,
      publication: publisher,
      doi: '',
      url: `https://openlibrary.org${key}`,
      kind: 'book',
      date: year,
      isbn,
      source: 'Open Library',
      ...filled({ publisher, place: data.publish_places[0]?.name ?? '' }),
    },
  ];
}
