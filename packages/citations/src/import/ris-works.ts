import { languageTag } from '../records/language-tag.ts';

const line = /^([A-Z][A-Z0-9]) {0,2}- ?(.*)$/u;

/** A work of a RIS record in CSL-JSON; none where it has no kind. Tags differ from one kind and program to the other. */
export function risWorks(record: string): readonly Readonly<Record<string, unknown>>[] {
  const tags = tagsOf(record);
  const all = (...names: readonly string[]): string[] => names.flatMap((name) => tags.get(name) ?? []);
  const first = (...names: readonly string[]): string => all(...names)[0] ?? '';
  const named = first('TY').toUpperCase();
  if (named === '') return [];
  const type = types[named] ?? 'document';
  const isPart = parts.has(type);
  const isBook = type === 'book';
  return [
    {
      type,
      title: first('TI', 'T1', 'CT') || (isPart ? '' : first('BT', 'T2')),
      'container-title': isPart ? first('T2', 'BT', 'JF', 'JO', 'JA', 'J2') : '',
      'collection-title': first('T3') || (isBook && first('TI', 'T1') !== '' ? first('T2') : ''),
      author: all('AU', 'A1').map(nameOf),
      editor: all('ED', ...(isBook && named !== 'EDBOOK' ? ['A3'] : []), 'A2').map(nameOf),
      translator: all('A4').map(nameOf),
      issued: { raw: dateOf(first('DA')) || dateOf(first('PY', 'Y1', 'YR')) },
      accessed: { raw: dateOf(first('Y2', 'RD')) },
      volume: first('VL'),
      // Programs give the number of a report by different tags.
      issue: first('IS') || (type === 'report' ? first('M1') || numberOf(first('SN')) : ''),
      page: pagesOf(first('SP'), first('EP')),
      publisher: first('PB'),
      'publisher-place': first('CY', 'PP'),
      edition: first('ET'),
      genre: type === 'thesis' || type === 'report' ? first('M3') : '',
      language: languageTag(first('LA')),
      ISBN: first('SN'),
      DOI: first('DO') || all('M3', 'UR', 'L3').find((value) => /\b10\.\d{4,9}\//u.test(value)) || '',
      URL: all('UR', 'LK').find((value) => /^https?:/u.test(value)) ?? '',
    },
  ];
}

const parts: ReadonlySet<string> = new Set([
  'article-journal',
  'article-magazine',
  'article-newspaper',
  'chapter',
  'paper-conference',
  'webpage',
]);

const types: Readonly<Record<string, string>> = {
  JOUR: 'article-journal',
  JFULL: 'article-journal',
  EJOUR: 'article-journal',
  ABST: 'article-journal',
  INPR: 'article-journal',
  MGZN: 'article-magazine',
  NEWS: 'article-newspaper',
  BOOK: 'book',
  EBOOK: 'book',
  EDBOOK: 'book',
  CLSWK: 'book',
  ANCIENT: 'book',
  SER: 'book',
  CHAP: 'chapter',
  ECHAP: 'chapter',
  ENCYC: 'chapter',
  DICT: 'chapter',
  CONF: 'paper-conference',
  CPAPER: 'paper-conference',
  RPRT: 'report',
  GOVDOC: 'report',
  STAND: 'report',
  PAMP: 'report',
  THES: 'thesis',
  ELEC: 'webpage',
  WEB: 'webpage',
  BLOG: 'webpage',
  ICOMM: 'webpage',
  COMP: 'software',
  DATA: 'dataset',
  AGGR: 'dataset',
  MPCT: 'motion_picture',
  VIDEO: 'motion_picture',
  ADVS: 'motion_picture',
  STAT: 'legislation',
  CASE: 'legislation',
  BILL: 'legislation',
  LEGAL: 'legislation',
  HEAR: 'legislation',
  PAT: 'legislation',
};

/** What is told by each tag; a value may go on in the lines below it. */
function tagsOf(record: string): ReadonlyMap<string, readonly string[]> {
  const tags = new Map<string, string[]>();
  let last: string[] | undefined;
  for (const text of record.split('\n')) {
    const [, tag, value = ''] = line.exec(text) ?? [];
    if (tag === 'ER') break;
    if (tag !== undefined) {
      last = tags.get(tag) ?? [];
      tags.set(tag, last);
      if (value.trim() !== '') last.push(value.trim());
    } else if (last !== undefined && text.trim() !== '') {
      last.push(`${last.pop() ?? ''} ${text.trim()}`.trim());
    }
  }
  return tags;
}

function nameOf(name: string): Readonly<Record<string, string>> {
  const [family = '', given = '', suffix = ''] = name.split(',').map((part) => part.trim());
  return given === '' ? { literal: family } : { family, given, suffix };
}

/** "2021/03/04/", "2021-03-04" or a year, with or without words. */
function dateOf(value: string): string {
  const [, year, month = '', day = ''] = /(-?\d{3,4})(?:[/-](\d{1,2}))?(?:[/-](\d{1,2}))?/u.exec(value) ?? [];
  if (year === undefined) return '';
  const told = [month, day].filter((part) => Number(part) > 0).map((part) => part.padStart(2, '0'));
  return [year, ...(month === '' ? [] : told)].join('-');
}

const pagesOf = (first: string, last: string): string =>
  last === '' || first.includes('-') ? first : `${first}-${last}`;

/** A number of a report, where a book has its ISBN. */
const numberOf = (value: string): string => (/^(?:97[89])?[\d-]{9,}[\dX]$/u.test(value) ? '' : value);
