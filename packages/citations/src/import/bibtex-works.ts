import { referenceImportBounds } from '@octavo/contract/reference-import';
import { type Creator, type Entry, parse } from '@retorquere/bibtex-parser';
import { languageTag } from '../records/language-tag.ts';
import { withTexNames, withTexWords } from './tex-names.ts';

/** An entry of a BibTeX file: its work in CSL-JSON, or only its beginning if it cannot be read. */
export type BibtexEntry = {
  readonly part: string;
  readonly work?: Readonly<Record<string, unknown>>;
  /** What a text cites it by. */
  readonly key?: string;
  /** One more than is taken at once, and not read. */
  readonly isSurplus?: boolean;
};

/**
 * Reads a BibTeX or biblatex file. Entries may lack a key, and inherit missing fields from the entry that `crossref`
 * names; text between entries is ignored.
 */
export function bibtexWorks(text: string): BibtexEntry[] {
  const [readable, surplus] = cut(text);
  const { entries, errors } = parse(prepared(readable), {
    // Keep titles as written.
    english: false,
    applyCrossRef: true,
    unsupported: (node) => (node.type === 'macro' && /\s/u.test(node.content) ? ' ' : ''),
  });
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  const broken = errors
    .map(({ input = '' }) => input)
    .filter((input) => /^\s*@/u.test(input))
    .map((input) => ({ part: restored(input) }));
  const read = entries
    // For a broken entry the parser keeps what it could read, but no input. `@book{no}` in a sentence is no entry.
    .filter(({ input, fields }) => input !== '' && (Object.keys(fields).length > 0 || input.includes(',')))
    .map((entry) => ({
      part: restored(entry.input),
      key: entry.key,
      work: workOf(entry, byKey.get(entry.fields['crossref'] ?? '')),
    }));
  return [...broken, ...read, ...surplus];
}

const start = /^[ \t]*@(?!string|comment|preamble)\w{1,40}\s{0,20}[{(]/gimu;

/** The entries to read, and those beyond the limit, which are not parsed. */
function cut(text: string): [readable: string, surplus: BibtexEntry[]] {
  const starts = [...text.matchAll(start)].map(({ index }) => index);
  const rest = starts.slice(referenceImportBounds.references);
  const [end = text.length] = rest;
  const surplus = rest.map((from, at) => ({ part: text.slice(from, rest[at + 1]).trim(), isSurplus: true }));
  return [text.slice(0, end), surplus];
}

/**
 * Characters that files from the web mean literally but TeX treats specially: the ligatures of its old fonts, comments
 * (which BibTeX does not allow inside a field) and formulas.
 */
const signs: readonly (readonly [sign: RegExp, stand: string, meant: string])[] = [
  [/</gu, '\u{E000}', '<'],
  [/>/gu, '\u{E001}', '>'],
  [/(?<!\\)%/gu, '\u{E002}', '%'],
  [/(?<!\\)\$(?=\d[\d.,]*(?:\s|[}"]))/gu, '\u{E003}', '$'],
];
const joined = /^[ \t]*@string\s{0,20}[{(]\s{0,20}([^\s=#]{1,100})\s{0,20}=(.*)$/gimu;
/** In UTF-16 units. */
const longestString = 20_000;

/** Abbreviations can refer to others and double in length each time, so drop those that would grow too long. */
function withoutLongStrings(text: string): string {
  const lengths = new Map<string, number>();
  return text.replaceAll(joined, (line, name: string, value: string) => {
    const parts = value.split('#').map((part) =>
      part
        .trim()
        .replace(/[})]\s*$/u, '')
        .toLowerCase(),
    );
    const length = parts.reduce((sum, part) => sum + (lengths.get(part) ?? part.length), 0);
    lengths.set(name.toLowerCase(), length);
    return length > longestString ? '' : line;
  });
}

const prepared = (text: string): string =>
  signs.reduce(
    (result, [sign, stand]) => result.replaceAll(sign, stand),
    withTexWords(withTexNames(withoutLongStrings(text))),
  );
const restored = (text: string): string =>
  signs
    .reduce((result, [, stand, meant]) => result.replaceAll(stand, meant), text)
    // An accent over TeX's dotless letters.
    .replaceAll(/ı(?=\p{M})/gu, 'i')
    .replaceAll(/ȷ(?=\p{M})/gu, 'j')
    .normalize('NFC');

type Fields = (name: string) => string;

/** Fields that an entry inherits through `crossref` but the parser does not copy. */
const inherited: ReadonlySet<string> = new Set(['date', 'year', 'month', 'location', 'address', 'isbn']);
/** Fields that are not TeX, although some programs escape characters in them. */
const verbatim: ReadonlySet<string> = new Set(['doi', 'url', 'eprint']);

function workOf({ type, fields }: Entry, from?: Entry): Record<string, unknown> {
  const field: Fields = (name) => {
    const value: unknown = fields[name] ?? (inherited.has(name) ? from?.fields[name] : undefined);
    const words = Array.isArray(value) ? value.join(' and ') : typeof value === 'string' ? value : '';
    if (!verbatim.has(name)) return restored(words);
    return restored(words)
      .replaceAll(/\\([_#%&{}~$])/gu, '$1')
      .replaceAll(/\{([_#%&~$])\}/gu, '$1');
  };
  const first = (...names: readonly string[]): string => names.map(field).find((value) => value !== '') ?? '';
  const joined = (join: string, ...names: readonly string[]): string =>
    [...new Set(names.map(field))].filter((value) => value !== '').join(join);
  const titled = (title: string, subtitle: string, addition: string): string =>
    withAddition(withSubtitle(title, field(subtitle)), field(addition));
  const kind = typeOf(type, field);
  const journal = withSubtitle(first('journaltitle', 'journal'), field('journalsubtitle'));
  // An article of a special issue has the name of the issue, too.
  const isIn = !(type === 'article' && journal !== '') && (field('booktitle') !== '' || kind !== 'book');
  const whole = withSubtitle(field('maintitle'), field('mainsubtitle'));
  return {
    type: kind,
    title: titled(first('title', 'maintitle', 'booktitle'), 'subtitle', 'titleaddon'),
    'container-title':
      journal === '' && isIn
        ? titled(first('booktitle', 'maintitle'), 'booksubtitle', 'booktitleaddon')
        : journal,
    author: namesOf(fields.author ?? fields.director),
    editor: namesOf(fields.editor),
    translator: namesOf(fields.translator),
    issued: { raw: dateOf(field) },
    accessed: { raw: field('urldate') },
    volume: joined('.', 'volume', 'part'),
    issue: first('number', 'issue'),
    page: first('pages', 'eid').replaceAll('–', '-'),
    publisher: joined('; ', 'school', 'institution', 'organization', 'publisher') || howPublished(field),
    // Where both are given, one is that of a conference.
    'publisher-place': first('address', 'location'),
    'collection-title': seriesOf(field('series')) || (kind === 'book' && field('title') !== '' ? whole : ''),
    edition: field('edition'),
    version: field('version'),
    genre: first('type') || genres.get(type) || '',
    language: languageTag(first('langid', 'language', 'hyphenation')),
    ISBN: field('isbn'),
    DOI: field('doi'),
    URL: first('url') || eprintOf(field) || /https?:\/\/[^\s"<>]+/u.exec(field('howpublished'))?.[0] || '',
  };
}

const types: ReadonlyMap<string, string> = new Map(
  Object.entries({
    article: 'article-journal',
    suppperiodical: 'article-journal',
    inbook: 'chapter',
    incollection: 'chapter',
    inreference: 'chapter',
    suppbook: 'chapter',
    suppcollection: 'chapter',
    conference: 'paper-conference',
    inproceedings: 'paper-conference',
    thesis: 'thesis',
    phdthesis: 'thesis',
    mastersthesis: 'thesis',
    techreport: 'report',
    report: 'report',
    manual: 'report',
    booklet: 'report',
    standard: 'report',
    online: 'webpage',
    electronic: 'webpage',
    www: 'webpage',
    webpage: 'webpage',
    dataset: 'dataset',
    software: 'software',
    patent: 'legislation',
    legislation: 'legislation',
    jurisdiction: 'legislation',
    legal: 'legislation',
    movie: 'motion_picture',
    video: 'motion_picture',
    unpublished: 'document',
    misc: 'document',
  }),
);
const genres: ReadonlyMap<string, string> = new Map(
  Object.entries({ phdthesis: 'phdthesis', mastersthesis: 'mastersthesis' }),
);

function typeOf(type: string, field: Fields): string {
  if (type === 'article' && /^(?:magazine|newspaper)$/u.test(field('entrysubtype'))) {
    return `article-${field('entrysubtype')}`;
  }
  if ((type === 'misc' || type === 'unpublished') && eprintOf(field) !== '') return 'article';
  const known = types.get(type) ?? 'book';
  return known === 'book' && field('title') !== '' && field('booktitle') !== '' ? 'chapter' : known;
}

const withAddition = (title: string, addition: string): string =>
  title === '' || addition === '' ? title : `${title}${/[?!.]$/u.test(title) ? '' : '.'} ${addition}`;

/** Without an address, which has a field of its own. */
const howPublished = (field: Fields): string =>
  /https?:\/\//u.test(field('howpublished')) ? '' : field('howpublished');

/** Series that biblatex names by keys. */
function seriesOf(series: string): string {
  if (series === 'newseries') return 'New series';
  return series === 'oldseries' ? 'Old series' : series;
}

const withSubtitle = (title: string, subtitle: string): string =>
  title === '' || subtitle === '' ? title : `${title}${/[?!.:]$/u.test(title) ? '' : ':'} ${subtitle}`;

/** The address of a preprint that only has an identifier. */
function eprintOf(field: Fields): string {
  const id = field('eprint').replace(/^arxiv:/iu, '');
  const archive = (field('eprinttype') || field('archiveprefix')).toLowerCase();
  const isArxiv =
    archive === 'arxiv' || (archive === '' && /^(?:\d{4}\.\d{4,5}|[a-z-]+\/\d{7})(?:v\d+)?$/u.test(id));
  return isArxiv && /^[\w./-]+$/u.test(id) ? `https://arxiv.org/abs/${id}` : '';
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The first day of the date, in ISO 8601. */
function dateOf(field: Fields): string {
  const date = /^-?\d{1,4}(?:-\d{2}(?:-\d{2})?)?/u.exec(field('date'))?.[0];
  if (date !== undefined) return date;
  const [year] = /^\s*-\d{1,4}|\d{1,4}/u.exec(field('year')) ?? [];
  if (year === undefined) return '';
  const named = field('month').toLowerCase();
  const month = Number(/^\d{1,2}/u.exec(named)?.[0] ?? months.indexOf(named.slice(0, 3)) + 1);
  if (month < 1 || month > 12) return year;
  const day = Number(/\d{1,2}/u.exec(field('day') || named.replace(/^\d+/u, ''))?.[0] ?? 0);
  const parts = [month, ...(day >= 1 && day <= 31 ? [day] : [])].map((part) => String(part).padStart(2, '0'));
  return [year, ...parts].join('-');
}

const namesOf = (creators: readonly Creator[] | undefined): readonly unknown[] =>
  (creators ?? []).map(({ name, lastName, firstName, prefix, suffix }) =>
    name === undefined
      ? {
          family: restored([prefix, lastName].filter(Boolean).join(' ')),
          given: restored(firstName ?? ''),
          suffix: restored(suffix ?? ''),
        }
      : { literal: restored(name) },
  );
