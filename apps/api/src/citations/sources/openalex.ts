import type { Reference, ReferenceKind } from '@octavo/contract';
import { z } from 'zod';
import { askSource, type SourceTiming } from './ask-source.ts';
import { filled } from './crossref.ts';
import { doiAddress, normalDoi, plainWords } from '@octavo/citations/records';
import type { Source } from './source.ts';

const text = z.string().catch('');
const venue = z
  .object({ display_name: text, host_organization_name: text, type: text })
  .nullish()
  .catch(null);

const work = z.object({
  id: z.string(),
  doi: text,
  display_name: text,
  type: text,
  publication_date: text,
  publication_year: z.number().nullish().catch(null),
  is_retracted: z.boolean().catch(false),
  authorships: z.array(z.object({ author: z.object({ display_name: text }) })).catch([]),
  biblio: z
    .object({ volume: text, issue: text, first_page: text, last_page: text })
    .catch({ volume: '', issue: '', first_page: '', last_page: '' }),
  primary_location: z.object({ source: venue }).nullish().catch(null),
});
type Work = z.infer<typeof work>;
const list = z.object({ results: z.array(z.unknown()) });

const kinds: Readonly<Record<string, ReferenceKind>> = {
  article: 'article-journal',
  review: 'article-journal',
  letter: 'article-journal',
  preprint: 'article',
  book: 'book',
  'book-chapter': 'chapter',
  dissertation: 'thesis',
  report: 'report',
  dataset: 'dataset',
};

export interface OpenAlexSettings {
  readonly url: string;
  readonly key: string;
  readonly timing?: SourceTiming;
}

/** OpenAlex, which allows a hundred times as many requests with a key. */
export function openAlex({ url, key, timing }: OpenAlexSettings): Source {
  const addressOf = (path: string, parameters: Readonly<Record<string, string>>): URL => {
    const address = new URL(`${url}${path}`);
    for (const [name, value] of Object.entries({ ...parameters, api_key: key })) {
      address.searchParams.set(name, value);
    }
    return address;
  };
  return {
    name: 'OpenAlex',
    answers: (kind) => kind === 'doi' || kind === 'words',
    async find(question, signal) {
      if (question.kind === 'doi') {
        const address = addressOf(`/works/doi:${encodeURIComponent(question.doi)}`, {});
        const answer = await askSource(address, signal, timing);
        return answer === undefined ? [] : readOpenAlex(answer);
      }
      if (question.kind !== 'words') return [];
      // A comma or a colon would end the value of a filter; a search has no such limits, but has operators.
      const words = question.words.replaceAll(/["()?*~]/gu, ' ').slice(0, 400);
      const address = addressOf('/works', { search: words, 'per-page': '8' });
      return list.parse(await askSource(address, signal, timing)).results.flatMap(readOpenAlex);
    },
  };
}

function readOpenAlex(record: unknown): Reference[] {
  const parsed = work.safeParse(record);
  if (!parsed.success) return [];
  const { data } = parsed;
  const title = plainWords(data.display_name);
  const page = /^https:\/\/openalex\.org\/W\d+$/u.exec(data.id)?.[0];
  if (title === '' || page === undefined) return [];
  const doi = data.doi === '' ? '' : normalDoi(data.doi);
  const source = data.primary_location?.source;
  const date = dateOf(data);
  return [
    {
      id: doi === '' ? `openalex:${page.slice('https://openalex.org/'.length)}` : `doi:${doi}`,
      authors: data.authorships
        .slice(0, 200)
        .map(({ author }) => familyFirst(plainWords(author.display_name, 400)))
        .filter((name) => name !== ''),
      year: date.slice(0, 4),
      title,
      publication: plainWords(source?.display_name ?? ''),
      doi,
      url: doi === '' ? page : doiAddress(doi),
      kind: kinds[data.type] ?? 'document',
      date,
      source: 'OpenAlex',
      ...filled({
        volume: data.biblio.volume,
        issue: data.biblio.issue,
        pages: [data.biblio.first_page, data.biblio.last_page].filter(Boolean).join('–'),
        publisher: source?.host_organization_name ?? '',
      }),
      ...(data.is_retracted && { retracted: true }),
    },
  ];
}

function dateOf({ publication_date: date, publication_year: year }: Work): string {
  if (/^\d{4}-\d{2}-\d{2}$/u.test(date)) return date;
  return typeof year === 'number' ? String(year).padStart(4, '0') : '';
}

const particle = /^(?:von|van|der|den|de|da|do|dos|das|di|du|la|le|ter|zu)$/iu;

/** OpenAlex gives names in spoken order: the last word, with its particles, is taken as the family name. */
export function familyFirst(name: string): string {
  const words = name.replaceAll(',', ' ').split(' ').filter(Boolean);
  if (words.length < 2) return words.join(' ');
  let at = words.length - 1;
  while (at > 1 && particle.test(words[at - 1] ?? '')) at -= 1;
  return `${words.slice(at).join(' ')}, ${words.slice(0, at).join(' ')}`;
}
