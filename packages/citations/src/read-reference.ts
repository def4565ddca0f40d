import type { Reference } from '@octavo/contract';
import { type ReferenceKind, referenceKinds } from '@octavo/contract/reference-fields';

const details = [
  'date',
  'accessed',
  'volume',
  'issue',
  'pages',
  'publisher',
  'place',
  'series',
  'edition',
  'version',
  'genre',
  'isbn',
  'language',
  'source',
] as const;

/** A reference as stored in a document, including old ones that lack some fields; undefined without an id. */
export function readReference(item: unknown): Reference | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const fields = new Map(Object.entries(item));
  const id = words(fields.get('id'));
  if (id === '') return undefined;
  const kind = fields.get('kind');
  const editors = names(fields.get('editors'));
  const translators = names(fields.get('translators'));
  return {
    id,
    authors: names(fields.get('authors')),
    year: words(fields.get('year')),
    title: words(fields.get('title')),
    publication: words(fields.get('publication')),
    doi: words(fields.get('doi')),
    url: words(fields.get('url')),
    ...(isKind(kind) && { kind }),
    ...(editors.length > 0 && { editors }),
    ...(translators.length > 0 && { translators }),
    ...Object.fromEntries(
      details.map((name) => [name, words(fields.get(name))]).filter(([, value]) => value !== ''),
    ),
    ...(fields.get('retracted') === true && { retracted: true }),
  };
}

/** The references of a list, without duplicate ids. */
export function readReferences(items: unknown): Reference[] {
  if (!Array.isArray(items)) return [];
  const references = items.flatMap((item) => readReference(item) ?? []);
  return [...new Map(references.map((reference) => [reference.id, reference])).values()];
}

const words = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

function names(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return Array.isArray(value) ? value.map(words).filter((name) => name !== '') : [];
}

const isKind = (value: unknown): value is ReferenceKind => referenceKinds.some((kind) => kind === value);
