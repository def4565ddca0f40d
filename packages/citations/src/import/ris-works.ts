import { languageTag } from '../records/language-tag.ts';
import { partsOfWorks } from '../records/parts-of-works.ts';

const line = /^([A-Z][A-Z0-9]) {0,2}- ?(.*)$/u;

/** The work of a RIS record in CSL-JSON; none if it has no kind. The meaning of tags varies with kind and program. */
export function risWorks(record: string): readonly Readonly<Record<string, unknown>>[] {
  const tags = tagsOf(record);
  const all = (...names: readonly string[]): string[] => names.flatMap((name) => tags.get(name) ?? []);
  const first = (...names: readonly string[]): string => all(...names)[0] ?? '';
  const named = first('TY').toUpperCase();
  if (named === '') return [];
  const type = types.get(named) ?? 'document';
  const isPart = partsOfWorks.has(type);
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
      // Programs use different tags for the number of a report.
      issue: first('IS') || (type === 'report' ? first('M1') || numberOf(first('SN')) : ''),
      page: pagesOf(first('SP'), first('EP')),
      publisher: first('PB'),
      'publisher-place': first('CY', 'PP'),
      edition: first('ET'),
      genre: withGenre.has(type) ? first('M3') : '',
      language: languageTag(first('LA')),
      ISBN: first('SN'),
      DOI: first('DO') || all('M3', 'L3', 'UR').find((value) => plainDoi.test(value)) || '',
      URL: all('UR', 'LK').find((value) => /^https?:/u.test(value)) ?? '',
    },
  ];
}

/** A DOI by itself: the address of a publisher's page goes on after the one in it. */
const plainDoi = /^(?:doi:\s*|https?:\/\/(?:dx\.)?doi\.org\/)?10\.\d{4,9}\//iu;
/** Kinds whose `M3` is the kind of the work. */
const withGenre: ReadonlySet<string> = new Set(['thesis', 'report', 'legislation']);

const types: ReadonlyMap<string, string> = new Map(
  Object.entries({
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
  }),
);

/** The values of each tag; a value may continue on the following lines. */
function tagsOf(record: string): ReadonlyMap<string, readonly string[]> {
  const tags = new Map<string, string[][]>();
  let last: string[] | undefined;
  for (const text of record.split('\n')) {
    const [, tag, value = ''] = line.exec(text) ?? [];
    if (tag === 'ER') break;
    if (tag !== undefined) {
      last = [value.trim()];
      const values = tags.get(tag);
      if (values === undefined) tags.set(tag, [last]);
      else values.push(last);
    } else last?.push(text.trim());
  }
  return new Map(
    Array.from(tags, ([tag, values]) => [tag, values.map((lines) => lines.join(' ').trim()).filter(Boolean)]),
  );
}

function nameOf(name: string): Readonly<Record<string, string>> {
  const [family = '', given = '', suffix = ''] = name.split(',').map((part) => part.trim());
  return given === '' ? { literal: family } : { family, given, suffix };
}

/** "2021/03/04/", "2021-03-04" or a year, with or without words. */
function dateOf(value: string): string {
  const [, year, month = '', day = ''] =
    /(^\s*-\d{3,4}|\d{3,4})(?:[/-](\d{1,2})(?!\d))?(?:[/-](\d{1,2})(?!\d))?/u.exec(value) ?? [];
  if (year === undefined) return '';
  const parts = [month, day].filter((part) => Number(part) > 0).map((part) => part.padStart(2, '0'));
  return [year.trim(), ...(month === '' ? [] : parts)].join('-');
}

const pagesOf = (first: string, last: string): string =>
  last === '' || first.includes('-') ? first : `${first}-${last}`;

/** The number of a report, found where a book has its ISBN and a series its ISSN. */
const numberOf = (value: string): string =>
  /^(?:\d{4}-?\d{3}[\dXx]|(?:97[89])?[\d-]{9,}[\dXx])$/u.test(value) ? '' : value;
