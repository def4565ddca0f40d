import type { Reference } from '@octavo/contract';
import { type CslItem, cslItem } from '../format/csl-item.ts';
import { isRestOfNames } from '../records/rest-of-names.ts';
import { partsOfWorks } from '../records/parts-of-works.ts';
import { citationKeys } from './citation-keys.ts';

export const referenceFileFormats = ['bibtex', 'ris', 'csl-json'] as const;
export type ReferenceFileFormat = (typeof referenceFileFormats)[number];

/** References as a file that other programs import. */
export function writeReferences(references: readonly Reference[], format: ReferenceFileFormat): string {
  switch (format) {
    case 'bibtex':
      return bibtex(references);
    case 'ris':
      return references.map(risEntry).join('\n');
    case 'csl-json':
      return `${JSON.stringify(references.map(wholeItem), null, 2)}\n`;
    default:
      return format satisfies never;
  }
}

/** Styles print no publisher of a journal or a site, but other programs may want it. */
function wholeItem(reference: Reference): CslItem {
  const { publisher } = reference;
  return publisher === undefined || publisher === ''
    ? cslItem(reference)
    : { ...cslItem(reference), publisher };
}

const bibtexTypes: Readonly<Record<string, string>> = {
  'article-journal': 'article',
  'article-magazine': 'article',
  'article-newspaper': 'article',
  book: 'book',
  chapter: 'incollection',
  'paper-conference': 'inproceedings',
  report: 'techreport',
  thesis: 'phdthesis',
};

function bibtex(references: readonly Reference[]): string {
  const keys = citationKeys(references);
  return references
    .map((reference) => `${bibtexEntry(reference, keys.get(reference.id) ?? 'work')}\n`)
    .join('\n');
}

function bibtexEntry(reference: Reference, key: string): string {
  const { kind = 'document', publication, publisher } = reference;
  const type = bibtexTypes[kind] ?? 'misc';
  const isIn = type === 'incollection' || type === 'inproceedings';
  const [, , month, day] = /^(-?\d+)-(\d\d)(?:-(\d\d))?$/u.exec(reference.date ?? '') ?? [];
  const house = publisher ?? (isIn || type === 'article' ? undefined : publication);
  const fields: readonly (readonly [string, string | undefined])[] = [
    ['author', names(reference.authors)],
    ['editor', names(reference.editors ?? [])],
    ['translator', names(reference.translators ?? [])],
    ['title', protectedTitle(reference.title)],
    ['journal', type === 'article' ? braced(publication) : undefined],
    ['booktitle', isIn ? braced(publication) : undefined],
    [type === 'phdthesis' ? 'school' : type === 'techreport' ? 'institution' : 'publisher', oneName(house)],
    ['address', braced(reference.place)],
    ['year', braced(reference.year)],
    ['month', months[Number(month) - 1]],
    ['date', day === undefined ? undefined : braced(reference.date)],
    ['volume', braced(reference.volume)],
    ['number', braced(reference.issue)],
    ['pages', braced(reference.pages?.replaceAll(/[-–]+/gu, '--'))],
    ['series', braced(reference.series)],
    ['edition', braced(reference.edition)],
    ['version', braced(reference.version)],
    ['type', type === 'phdthesis' ? braced(reference.genre) : undefined],
    ['langid', braced(bibtexLanguages[reference.language?.slice(0, 2) ?? ''])],
    ['isbn', braced(reference.isbn)],
    ['doi', braced(reference.doi)],
    ['url', braced(reference.url)],
    ['urldate', braced(reference.accessed)],
  ];
  const lines = fields.flatMap(([name, value]) =>
    value === undefined || value === '{}' ? [] : [`  ${name} = ${value}`],
  );
  return `@${type}{${key},\n${lines.join(',\n')}\n}`;
}

const braced = (value: string | undefined): string | undefined =>
  value === undefined ? undefined : `{${escapeBibtex(value)}}`;

/** “Farrar, Straus and Giroux” is one publisher, not two. */
const oneName = (value: string | undefined): string | undefined =>
  value !== undefined && / and /u.test(value) ? `{${braced(value)}}` : braced(value);

/** The babel languages, which BibTeX uses to decide whether to change the case of a title. */
const bibtexLanguages: Readonly<Record<string, string>> = {
  en: 'english',
  de: 'ngerman',
  fr: 'french',
  pt: 'portuguese',
  es: 'spanish',
  it: 'italian',
  nl: 'dutch',
  la: 'latin',
};

/** BibTeX macros, which styles translate; so they take no braces. */
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A second pair of braces keeps the case of a title. */
const protectedTitle = (title: string): string => `{{${escapeBibtex(title)}}}`;

/** An organisation is one name, whatever words it contains; “Jr.” comes before the given names. */
function names(list: readonly string[]): string | undefined {
  if (list.length === 0) return undefined;
  const written = list.map((name) => {
    if (isRestOfNames(name)) return 'others';
    const [family = '', given, suffix] = name.split(/\s*,\s*/u).map(escapeBibtex);
    if (given === undefined) return `{${family}}`;
    return [family, ...(suffix === undefined ? [] : [suffix]), given].join(', ');
  });
  return `{${written.join(' and ')}}`;
}

const escapeBibtex = (text: string): string =>
  text
    .replaceAll(/[\\{}]/gu, '')
    .replaceAll(/[%#&_$]/gu, String.raw`\$&`)
    .replaceAll(/\s+/gu, ' ');

const risTypes: Readonly<Record<string, string>> = {
  'article-journal': 'JOUR',
  'article-magazine': 'MGZN',
  'article-newspaper': 'NEWS',
  book: 'BOOK',
  chapter: 'CHAP',
  'paper-conference': 'CPAPER',
  report: 'RPRT',
  thesis: 'THES',
  webpage: 'ELEC',
  software: 'COMP',
  dataset: 'DATA',
  motion_picture: 'MPCT',
  legislation: 'STAT',
};

function risEntry(reference: Reference): string {
  const { kind = 'document', publication, publisher } = reference;
  const type = risTypes[kind] ?? 'GEN';
  const isPart = partsOfWorks.has(kind);
  const [first, last] = pageRange(reference.pages ?? '');
  const lines: readonly (readonly [string, string | undefined])[] = [
    ['TY', type],
    ...reference.authors.map((author) => ['AU', author] as const),
    ...(reference.editors ?? []).map((editor) => ['ED', editor] as const),
    ...(reference.translators ?? []).map((translator) => ['A4', translator] as const),
    ['TI', reference.title],
    ['T2', isPart ? publication : undefined],
    ['PB', publisher ?? (isPart ? undefined : publication)],
    ['CY', reference.place],
    ['PY', reference.year],
    ['DA', reference.date?.replaceAll('-', '/')],
    ['VL', reference.volume],
    [type === 'RPRT' ? 'M1' : 'IS', reference.issue],
    ['SP', first],
    ['EP', last],
    ['T3', reference.series],
    ['ET', reference.edition],
    ['M3', ['THES', 'RPRT', 'STAT'].includes(type) ? reference.genre : undefined],
    ['LA', reference.language],
    ['SN', reference.isbn],
    ['DO', reference.doi],
    ['UR', reference.url],
    ['Y2', reference.accessed?.replaceAll('-', '/')],
  ];
  const written = lines.flatMap(([tag, value]) =>
    value === undefined || value === '' ? [] : [`${tag}  - ${value.replaceAll(/\s+/gu, ' ')}`],
  );
  return `${written.join('\n')}\nER  - \n`;
}

/** First and last page; pages of any other form stand whole in the first field. */
function pageRange(pages: string): readonly [first: string, last: string] {
  const [, first, last] = /^([^\s–-]+)\s?[-–]{1,2}\s?([^\s–-]+)$/u.exec(pages) ?? [];
  return first === undefined || last === undefined ? [pages, ''] : [first, last];
}
