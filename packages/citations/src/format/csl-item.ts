import type { Reference } from '@octavo/contract';
import { doiAddress } from '../records/identifiers.ts';
import { partsOfWorks } from '../records/parts-of-works.ts';

interface Name {
  readonly family?: string;
  readonly given?: string;
  readonly suffix?: string;
  readonly literal?: string;
}

interface CslDate {
  readonly 'date-parts': readonly (readonly number[])[];
}

/** CSL-JSON, limited to the fields that references have. */
export interface CslItem {
  readonly id: string;
  readonly type: string;
  readonly [field: string]: string | readonly Name[] | CslDate;
}

const periodicals = new Set(['article-journal', 'article-magazine', 'article-newspaper']);

/** A reference in the format of CSL processors. */
export function cslItem(reference: Reference): CslItem {
  const { id, title, doi, url, kind = kindOf(reference) } = reference;
  const isPart = partsOfWorks.has(kind);
  const publisher = reference.publisher ?? (isPart ? '' : reference.publication);
  const isDoi = /^https?:\/\/(?:dx\.)?doi\.org\//iu.test(url);
  const issued = dateOf(reference.date ?? reference.year) ?? dateOf(reference.year);
  const site = isPart && kind === 'webpage' ? withoutAuthor(reference) : reference.publication;
  return {
    id,
    type: kind,
    title,
    ...texts({
      'container-title': isPart || (kind === 'article' && reference.publication !== publisher) ? site : '',
      publisher: isPart && kind !== 'chapter' && kind !== 'paper-conference' ? '' : publisher,
      'publisher-place': reference.place,
      volume: reference.volume,
      // Reports and laws have a number, journals an issue.
      ...(periodicals.has(kind) ? { issue: reference.issue } : { number: reference.issue }),
      page: reference.pages?.replaceAll('–', '-'),
      'collection-title': reference.series,
      edition: reference.edition,
      version: reference.version,
      language: reference.language,
      genre: reference.genre,
      ISBN: reference.isbn,
      DOI: doi,
      // The page on which a printed book was found is not part of the book.
      URL: isDoi || doi !== '' || (kind === 'book' && reference.source !== undefined) ? '' : url,
    }),
    ...(reference.authors.length > 0 && { author: reference.authors.map(nameOf) }),
    ...(reference.editors !== undefined &&
      reference.editors.length > 0 && { editor: reference.editors.map(nameOf) }),
    ...(reference.translators !== undefined &&
      reference.translators.length > 0 && { translator: reference.translators.map(nameOf) }),
    ...(issued && { issued }),
    ...(reference.accessed !== undefined &&
      doi === '' &&
      url !== '' && { accessed: dateOf(reference.accessed) ?? { 'date-parts': [[]] } }),
  };
}

/** Moves an article number out of the pages, for styles that distinguish the two. */
export function withArticleNumber(item: CslItem): CslItem {
  const { page, ...rest } = item;
  const isNumber =
    item.type === 'article-journal' && typeof page === 'string' && /^(?:[a-z]+\d{3,}|\d{6,})$/iu.test(page);
  return isNumber ? { ...rest, id: item.id, type: item.type, number: page } : item;
}

/** A DOI as an address, for styles that only print addresses. */
export function withAddressOfDoi(item: CslItem): CslItem {
  const { DOI: doi, ...rest } = item;
  return typeof doi === 'string' ? { ...rest, id: item.id, type: item.type, URL: doiAddress(doi) } : item;
}

/** Names an organisation only once where it published its own work. */
export function withoutRepeatedPublisher(item: CslItem): CslItem {
  const { publisher, ...rest } = item;
  const authors = Array.isArray(item['author']) ? item['author'] : [];
  const isAuthor =
    typeof publisher === 'string' &&
    authors.length === 1 &&
    authors.some(({ literal }: Name) => literal?.toLowerCase() === publisher.toLowerCase());
  return isAuthor ? { ...rest, id: item.id, type: item.type } : item;
}

/** The most likely kind of a reference without one. */
function kindOf({ publication, volume, issue, url, doi, isbn }: Reference): string {
  if (volume !== undefined || issue !== undefined) return 'article-journal';
  if (isbn !== undefined) return 'book';
  if (doi !== '') return 'article-journal';
  if (url !== '' && publication === '') return 'webpage';
  return publication === '' ? 'document' : 'book';
}

/** Names an organisation only once where it writes on its own site. */
function withoutAuthor({ publication, authors }: Reference): string {
  return authors.some((author) => author.toLowerCase() === publication.toLowerCase()) ? '' : publication;
}

function texts(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== '') kept[name] = value;
  }
  return kept;
}

function nameOf(name: string): Name {
  const [family = '', first = '', after] = name.split(',').map((part) => part.trim());
  if (first === '') return { literal: family };
  const [, given = first, behind] = /^(.*?)\s+(Jr\.?|Sr\.?|I{2,3}|IV)$/u.exec(first) ?? [];
  const suffix = after || behind;
  return { family, given, ...(suffix !== undefined && { suffix }) };
}

function dateOf(date: string): CslDate | undefined {
  const [, year, month, day] = /^(-?\d{1,4})(?:-(\d{1,2}))?(?:-(\d{1,2}))?/u.exec(date) ?? [];
  if (year === undefined) return undefined;
  const parts = [year, month, day].filter((part) => part !== undefined).map(Number);
  return { 'date-parts': [parts] };
}
