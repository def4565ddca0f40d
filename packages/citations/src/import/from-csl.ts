import type { Reference } from '@octavo/contract';
import { type ReferenceKind, referenceKinds } from '@octavo/contract/reference-fields';
import { doiAddress, doiIn, isbnOf } from '../records/identifiers.ts';
import { plainWords } from '../records/plain-words.ts';
import { languageTag } from '../records/language-tag.ts';
import { partsOfWorks } from '../records/parts-of-works.ts';
import { isRestOfNames, restOfNames } from '../records/rest-of-names.ts';

type Fields = ReadonlyMap<string, unknown>;

/** CSL kinds that map to one of ours. */
const kindsLike: ReadonlyMap<string, ReferenceKind> = new Map<string, ReferenceKind>(
  Object.entries({
    bill: 'legislation',
    broadcast: 'motion_picture',
    'entry-dictionary': 'chapter',
    'entry-encyclopedia': 'chapter',
    entry: 'chapter',
    legal_case: 'legislation',
    pamphlet: 'report',
    post: 'webpage',
    'post-weblog': 'webpage',
    regulation: 'legislation',
    standard: 'report',
    statute: 'legislation',
  }),
);
const mostNames = 100;

/** A work in CSL-JSON as an unverified reference, its fields as plain text; null if it has no title. */
export function fromCsl(item: unknown, newId: () => string): Reference | null {
  const fields = fieldsOf(item);
  const title = words(fields, 'title');
  if (title === '') return null;
  const doi = doiOf(fields.get('DOI'));
  const url = addressOf(words(fields, 'URL'));
  const kind = kindOf(fields.get('type'), url);
  const container = words(fields, 'container-title');
  const publisher = words(fields, 'publisher');
  const isPart = partsOfWorks.has(kind);
  // What a book appeared in is a series: the name of its publisher has another field.
  const isWhole = kind === 'book' || kind === 'report' || kind === 'thesis';
  const date = dateOf(fields.get('issued'));
  const isbn = isbnOf(words(fields, 'ISBN').split(/[\s,;]+/u)[0] ?? '');
  const editors = names(fields.get('editor'));
  const translators = names(fields.get('translator'));
  const details = {
    date: date.includes('-', 1) ? date : '',
    accessed: dateOf(fields.get('accessed')),
    volume: words(fields, 'volume'),
    issue: words(fields, 'issue') || words(fields, 'number'),
    pages: words(fields, 'page'),
    publisher: isPart || (container !== '' && !isWhole) ? publisher : '',
    place: words(fields, 'publisher-place'),
    series: words(fields, 'collection-title') || (isWhole ? container : ''),
    edition: words(fields, 'edition'),
    version: words(fields, 'version'),
    genre: genreOf(words(fields, 'genre')),
    isbn: isbn ?? '',
    language: languageTag(words(fields, 'language')),
  };
  return {
    id: doi === '' ? newId() : `doi:${doi}`,
    authors: names(fields.get('author')),
    year: /^-?\d{1,4}/u.exec(date)?.[0] ?? '',
    title,
    publication: container === '' || isWhole ? publisher : container,
    doi,
    url: url === '' && doi !== '' ? doiAddress(doi) : url,
    kind,
    ...(editors.length > 0 && { editors }),
    ...(translators.length > 0 && { translators }),
    ...Object.fromEntries(Object.entries(details).filter(([, value]) => value !== '')),
  };
}

function fieldsOf(value: unknown): Fields {
  return new Map(
    typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [],
  );
}

/** A publisher such as "Farrar, Straus and Giroux" may come in parts. */
function words(fields: Fields, name: string): string {
  const value = fields.get(name);
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return plainWords(value.filter((part) => typeof part === 'string').join(' and '));
  return typeof value === 'string' ? plainWords(value) : '';
}

/** Not as plain text: “<1661::AID>” in a DOI is not a tag. */
const doiOf = (value: unknown): string => (typeof value === 'string' ? (doiIn(value) ?? '') : '');

function kindOf(type: unknown, url: string): ReferenceKind {
  const kind = referenceKinds.find((each) => each === type) ?? kindsLike.get(String(type)) ?? 'document';
  return kind === 'document' && url !== '' ? 'webpage' : kind;
}

/** Kinds that BibTeX names by its entries and biblatex by keys; for a report, one of them adds nothing. */
const genres: ReadonlyMap<string, string> = new Map(
  Object.entries({
    phdthesis: 'PhD thesis',
    mastersthesis: 'Master’s thesis',
    mathesis: 'Master’s thesis',
    bathesis: 'Bachelor’s thesis',
    candthesis: 'Candidate thesis',
    techreport: '',
    resreport: 'Research report',
    patent: 'Patent',
    patentde: 'German patent',
    patenteu: 'European patent',
    patentfr: 'French patent',
    patentuk: 'British patent',
    patentus: 'U.S. patent',
    patreq: 'Patent request',
    patreqde: 'German patent request',
    patreqeu: 'European patent request',
    patreqfr: 'French patent request',
    patrequk: 'British patent request',
    patrequs: 'U.S. patent request',
  }),
);

const genreOf = (genre: string): string => genres.get(genre.toLowerCase()) ?? genre;

const addressOf = (text: string): string =>
  /^https?:\/\/\S+\.\S+$/iu.test(text) && URL.canParse(text) ? text : '';

function names(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  const all = value.map(nameOf).filter((name) => name !== '');
  const known = all.filter((name) => !isRestOfNames(name));
  const isComplete = known.length === all.length && known.length <= mostNames;
  return isComplete || known.length === 0 ? known : [...known.slice(0, mostNames - 1), restOfNames];
}

function nameOf(value: unknown): string {
  const fields = fieldsOf(value);
  // A comma separates family name and given names.
  const part = (name: string): string =>
    words(fields, name)
      .slice(0, 200)
      .replaceAll(/[\s,;]+/gu, ' ')
      .trim();
  const family = [part('non-dropping-particle') || part('dropping-particle'), part('family')]
    .filter(Boolean)
    .join(' ');
  const given = [part('given'), part('suffix')].filter(Boolean).join(', ');
  if (family === '') return part('literal') || given;
  return given === '' ? family : `${family}, ${given}`;
}

/** YYYY, YYYY-MM or YYYY-MM-DD. */
function dateOf(value: unknown): string {
  const fields = fieldsOf(value);
  const dates = fields.get('date-parts');
  const first: unknown = Array.isArray(dates) ? dates[0] : undefined;
  if (!Array.isArray(first)) {
    const [, year, month, day] =
      /((?<![\d\p{L}])-\d{4}|(?<!\d)\d{4})(?:-(\d{2})(?!\d))?(?:-(\d{2})(?!\d))?(?!\d)/u.exec(
        `${words(fields, 'raw')} ${words(fields, 'literal')}`,
      ) ?? [];
    return year === undefined ? '' : dated(year, Number(month), Number(day));
  }
  const [year, month, day] = first.map(Number);
  if (year === undefined || !Number.isInteger(year) || Math.abs(year) > 9999) return '';
  return dated(String(year), month, day);
}

function dated(year: string, month: number | undefined, day: number | undefined): string {
  if (!isWithin(month, 12)) return year;
  const date = `${year}-${twoDigits(month)}`;
  return isWithin(day, 31) ? `${date}-${twoDigits(day)}` : date;
}

const isWithin = (part: number | undefined, most: number): part is number =>
  part !== undefined && Number.isInteger(part) && part >= 1 && part <= most;

const twoDigits = (part: number): string => String(part).padStart(2, '0');
