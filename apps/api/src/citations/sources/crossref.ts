import type { Reference, ReferenceKind } from '@octavo/contract';
import { z } from 'zod';
import { askSource, type SourceTiming } from './ask-source.ts';
import { doiAddress, languageTag, normalDoi, plainWords, type Question } from '@octavo/citations/records';
import type { Source } from './source.ts';

const text = z.string().catch('');
const texts = z.array(z.string()).catch([]);
const people = z
  .array(z.object({ given: text, family: text, name: text, suffix: text }))
  .max(2000)
  .catch([]);
const date = z
  .object({ 'date-parts': z.array(z.array(z.number().nullable())).catch([]) })
  .optional()
  .catch(undefined);

const work = z.object({
  DOI: z.string(),
  type: text,
  title: texts,
  subtitle: texts,
  'container-title': texts,
  author: people,
  editor: people,
  translator: people,
  publisher: text,
  'publisher-location': text,
  volume: text,
  issue: text,
  page: text,
  'edition-number': text,
  'article-number': text,
  ISBN: texts,
  degree: texts,
  /** Only in single records. */
  language: text,
  published: date,
  'published-print': date,
  issued: date,
  'updated-by': z.array(z.object({ type: text })).catch([]),
});
type Work = z.infer<typeof work>;

const list = z.object({ message: z.object({ items: z.array(z.unknown()) }) });
const single = z.object({ message: z.unknown() });

const kinds: Readonly<Record<string, ReferenceKind>> = {
  'journal-article': 'article-journal',
  book: 'book',
  monograph: 'book',
  'edited-book': 'book',
  'reference-book': 'book',
  'book-chapter': 'chapter',
  'book-section': 'chapter',
  'reference-entry': 'chapter',
  'proceedings-article': 'paper-conference',
  dissertation: 'thesis',
  report: 'report',
  'posted-content': 'article',
  dataset: 'dataset',
};

const fields = [
  'DOI,type,title,subtitle,container-title,author,editor,translator,publisher,publisher-location,volume,issue,page',
  'article-number,ISBN,degree,published,published-print,issued,updated-by',
].join(',');

export interface CrossrefSettings {
  readonly url: string;
  /** Where Crossref can write to if something goes wrong; callers who provide it are served first. */
  readonly mailto?: string | undefined;
  readonly timing?: SourceTiming;
}

/** Crossref's REST API: works by words or DOI. */
export function crossref({ url, mailto, timing }: CrossrefSettings): Source {
  const addressOf = (path: string, parameters: Readonly<Record<string, string>>): URL => {
    const address = new URL(`${url}${path}`);
    for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
    if (mailto !== undefined) address.searchParams.set('mailto', mailto);
    return address;
  };
  const search = async (words: string, signal: AbortSignal): Promise<Reference[]> => {
    const address = addressOf('/works', {
      'query.bibliographic': words.slice(0, 600),
      rows: '8',
      select: fields,
    });
    const { message } = list.parse(await askSource(address, signal, timing));
    return message.items.flatMap(readWork);
  };
  return {
    name: 'Crossref',
    answers: (kind) => kind !== 'url',
    async find(question: Question, signal: AbortSignal) {
      switch (question.kind) {
        case 'doi': {
          const answer = await askSource(
            addressOf(`/works/${encodeURIComponent(question.doi)}`, {}),
            signal,
            timing,
          );
          return answer === undefined ? [] : readWork(single.parse(answer).message);
        }
        case 'isbn': {
          const address = addressOf('/works', { filter: `isbn:${question.isbn}`, rows: '4', select: fields });
          const { message } = list.parse(await askSource(address, signal, timing));
          return message.items.flatMap(readWork);
        }
        case 'words':
          return search(question.words, signal);
        case 'url':
          return [];
        default:
          return question satisfies never;
      }
    },
  };
}

/** Reads one record; empty if it has no title. A broken record is skipped, without affecting the others. */
export function readWork(record: unknown): Reference[] {
  const parsed = work.safeParse(record);
  if (!parsed.success) return [];
  const { data } = parsed;
  const title = titleOf(data);
  const doi = normalDoi(data.DOI);
  if (title === '' || !doi.startsWith('10.')) return [];
  const kind = kinds[data.type] ?? 'document';
  const container = plainWords(data['container-title'][0] ?? '');
  const publisher = plainWords(data.publisher);
  const published = dateOf(data);
  return [
    {
      id: `doi:${doi}`,
      authors: namesOf(data.author),
      year: published.slice(0, 4),
      title,
      publication: container === '' ? publisher : container,
      doi,
      url: doiAddress(doi),
      kind,
      date: published,
      source: 'Crossref',
      ...filled({
        volume: data.volume,
        issue: data.issue,
        pages: data.page || data['article-number'],
        publisher,
        place: data['publisher-location'],
        edition: data['edition-number'],
        isbn: data.ISBN[0] ?? '',
        genre: data.degree[0] ?? '',
        language: languageTag(data.language),
      }),
      ...(data.editor.length > 0 && { editors: namesOf(data.editor) }),
      ...(data.translator.length > 0 && { translators: namesOf(data.translator) }),
      ...(isRetracted(data, title) && { retracted: true }),
    },
  ];
}

function titleOf({ title, subtitle }: Work): string {
  const main = plainWords(title[0] ?? '');
  const second = plainWords(subtitle[0] ?? '');
  return second === '' || main.toLowerCase().includes(second.toLowerCase()) ? main : `${main}: ${second}`;
}

const isRetracted = (data: Work, title: string): boolean =>
  data['updated-by'].some(({ type }) => /retract|withdraw|remov/iu.test(type)) ||
  /^retracted\b/iu.test(title);

/** Titles and degrees that are not part of a name. */
const degree = /^\s*(?:ph\.?\s?d|m\.?d|dr|prof|msc|m\.?a|b\.?a)\b/iu;

const namesOf = (list: Work['author']): string[] =>
  list
    .map(({ family, given, name, suffix }) => {
      const last = plainWords(family, 200);
      const first = plainWords(given, 200);
      if (last === '') return plainWords(name === '' ? given : name, 400).replaceAll(',', ' ');
      const after = degree.test(suffix) ? '' : plainWords(suffix, 20).replaceAll(',', ' ');
      return [last, first, ...(first === '' ? [] : [after])].filter(Boolean).join(', ');
    })
    .filter((name) => name !== '')
    .slice(0, 200);

function dateOf(data: Work): string {
  const [parts = []] = (data['published-print'] ?? data.published ?? data.issued)?.['date-parts'] ?? [];
  const [year, month, day] = parts;
  if (typeof year !== 'number' || year < 1 || year > 9999) return '';
  const isMonth = typeof month === 'number' && month >= 1 && month <= 12;
  const isDay = isMonth && typeof day === 'number' && day >= 1 && day <= 31;
  return [year, ...(isMonth ? [month] : []), ...(isDay ? [day] : [])]
    .map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0'))
    .join('-');
}

/** The fields that are not empty. */
export function filled<Name extends string>(
  values: Readonly<Record<Name, string>>,
): Partial<Record<Name, string>> {
  const kept: Partial<Record<Name, string>> = {};
  for (const name in values) {
    const value = plainWords(values[name], 400);
    if (value !== '') kept[name] = value;
  }
  return kept;
}
