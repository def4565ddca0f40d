import type { Reference } from '@octavo/contract';
import { cslItem } from '../format/csl-item.ts';
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
      return `${JSON.stringify(references.map(cslItem), null, 2)}\n`;
    default:
      return format satisfies never;
  }
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
  const house = publisher ?? (isIn || type === 'article' ? undefined : publication);
  const fields: readonly (readonly [string, string | undefined])[] = [
    ['author', names(reference.authors)],
    ['editor', names(reference.editors ?? [])],
    ['title', protectedTitle(reference.title)],
    ['journal', type === 'article' ? braced(publication) : undefined],
    ['booktitle', isIn ? braced(publication) : undefined],
    [type === 'phdthesis' ? 'school' : type === 'techreport' ? 'institution' : 'publisher', braced(house)],
    ['address', braced(reference.place)],
    ['year', braced(reference.year)],
    ['volume', braced(reference.volume)],
    ['number', braced(reference.issue)],
    ['pages', braced(reference.pages?.replaceAll(/[-–]+/gu, '--'))],
    ['edition', braced(reference.edition)],
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

/** A second pair of braces keeps the case of a title. */
const protectedTitle = (title: string): string => `{{${escapeBibtex(title)}}}`;

/** An organisation is one name, whatever words are in it. */
function names(list: readonly string[]): string | undefined {
  if (list.length === 0) return undefined;
  return `{${list.map((name) => (name.includes(',') ? escapeBibtex(name) : `{${escapeBibtex(name)}}`)).join(' and ')}}`;
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
  const isPart = ['JOUR', 'MGZN', 'NEWS', 'CHAP', 'CPAPER'].includes(type);
  const [first, last] = (reference.pages ?? '').split(/[-–]+/u);
  const lines: readonly (readonly [string, string | undefined])[] = [
    ['TY', type],
    ...reference.authors.map((author) => ['AU', author] as const),
    ...(reference.editors ?? []).map((editor) => ['A2', editor] as const),
    ['TI', reference.title],
    ['T2', isPart ? publication : undefined],
    ['PB', publisher ?? (isPart ? undefined : publication)],
    ['CY', reference.place],
    ['PY', reference.year],
    ['DA', reference.date?.replaceAll('-', '/')],
    ['VL', reference.volume],
    ['IS', reference.issue],
    ['SP', first],
    ['EP', last],
    ['ET', reference.edition],
    ['SN', reference.isbn],
    ['DO', reference.doi],
    ['UR', reference.url],
  ];
  const written = lines.flatMap(([tag, value]) =>
    value === undefined || value === '' ? [] : [`${tag}  - ${value.replaceAll(/\s+/gu, ' ')}`],
  );
  return `${written.join('\n')}\nER  - \n`;
}
