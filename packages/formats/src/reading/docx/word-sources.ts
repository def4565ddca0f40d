import type { Reference } from '@octavo/contract';
import type { ReferenceKind } from '@octavo/contract/reference-fields';
import { doiIn, isbnOf } from '@octavo/citations/records';
import { ownId } from '../citations/own-id.ts';
import { namedStyle } from '../citations/named-style.ts';
import type { CitedWorks } from '../citations/cited-works.ts';
import { elementsOf, textWithin, type XmlElement, xmlTreeIfSound } from '../xml-tree.ts';

/** The sources of a Word file by tag. */
export interface WordSources extends CitedWorks {
  readonly byTag: ReadonlyMap<string, Reference>;
}

const kinds: ReadonlyMap<string, ReferenceKind> = new Map(
  Object.entries({
    ArticleInAPeriodical: 'article-magazine',
    Book: 'book',
    BookSection: 'chapter',
    ConferenceProceedings: 'paper-conference',
    DocumentFromInternetSite: 'webpage',
    Film: 'motion_picture',
    InternetSite: 'webpage',
    JournalArticle: 'article-journal',
    Report: 'report',
  } as const),
);

/** The fields that may hold the title of what contains a work. */
const containers = [
  'JournalName',
  'PeriodicalTitle',
  'BookTitle',
  'ConferenceName',
  'InternetSiteTitle',
] as const;

/** Reads the sources that Word keeps in a file (ECMA-376 1, 22.6). */
export function readWordSources(parts: Iterable<Uint8Array>): WordSources {
  const byTag = new Map<string, Reference>();
  let style: CitedWorks['style'];
  for (const part of parts) {
    const xml = new TextDecoder().decode(part);
    if (!/<(?:\w+:)?Sources\b/u.test(xml)) continue;
    const tree = xmlTreeIfSound(xml);
    const [list] = tree ? elementsOf(tree) : [];
    if (list === undefined) continue;
    style ??= namedStyle(`${list.attributes['SelectedStyle'] ?? ''} ${list.attributes['StyleName'] ?? ''}`);
    for (const source of elementsOf(list)) {
      const tag = fieldOf(source, 'Tag');
      const title = fieldOf(source, 'Title') || fieldOf(source, 'ShortTitle');
      if (tag !== '' && title !== '') byTag.set(tag, reference(source, tag, title));
    }
  }
  return { byTag, references: [...byTag.values()], style };
}

function reference(source: XmlElement, tag: string, title: string): Reference {
  const field = (name: string) => fieldOf(source, name);
  const doi = doiIn(field('DOI')) ?? '';
  const kind = field('ThesisType') === '' ? (kinds.get(field('SourceType')) ?? 'document') : 'thesis';
  const container = containers.map(field).find((name) => name !== '') ?? '';
  const publisher = field('Publisher') || field('Institution');
  const authors = named(source, 'Author');
  const editors = named(source, 'Editor');
  const translators = named(source, 'Translator');
  const date = dateOf(field('Year'), field('Month'), field('Day'));
  const details = {
    date: date.includes('-', 1) ? date : '',
    accessed: dateOf(field('YearAccessed'), field('MonthAccessed'), field('DayAccessed')),
    volume: field('Volume'),
    issue: field('Issue') || field('Number'),
    pages: field('Pages'),
    publisher: container === '' ? '' : publisher,
    place: field('City'),
    edition: field('Edition'),
    genre: field('ThesisType'),
    isbn: isbnOf(field('StandardNumber')) ?? '',
  };
  return {
    id: doi === '' ? ownId(tag) : `doi:${doi}`,
    authors: authors.length > 0 ? authors : named(source, 'Performer'),
    year: /^-?\d{1,4}/u.exec(field('Year'))?.[0] ?? '',
    title,
    publication: container || publisher || field('Comments'),
    doi,
    url: /^https?:\/\/\S+$/iu.test(field('URL')) && URL.canParse(field('URL')) ? field('URL') : '',
    kind,
    ...(editors.length > 0 && { editors }),
    ...(translators.length > 0 && { translators }),
    ...Object.fromEntries(Object.entries(details).filter(([, value]) => value !== '')),
  };
}

const bare = ({ name }: XmlElement): string => name.replace(/^.*:/u, '');

const childCalled = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element && elementsOf(element).find((child) => bare(child) === name);

function fieldOf(source: XmlElement, name: string): string {
  const child = childCalled(source, name);
  return child === undefined ? '' : textWithin(child).replaceAll(/\s+/gu, ' ').trim().slice(0, 4000);
}

/** Word keeps either people or one organisation per role, in an element named after the role. */
function named(source: XmlElement, role: string): string[] {
  const element = childCalled(childCalled(source, 'Author'), role);
  const corporate = element === undefined ? '' : fieldOf(element, 'Corporate');
  if (corporate !== '') return [corporate.slice(0, 400)];
  const list = childCalled(element, 'NameList');
  return (list === undefined ? [] : elementsOf(list)).slice(0, 100).flatMap((person) => {
    const [last, first, middle] = ['Last', 'First', 'Middle'].map((name) =>
      fieldOf(person, name).replaceAll(',', ' ').slice(0, 130),
    );
    const given = [first, middle].filter(Boolean).join(' ');
    const name = [last, given].filter(Boolean).join(', ');
    return name === '' ? [] : [name];
  });
}

/** Months may be written in words; those are left to the citation style. */
function dateOf(year: string, month: string, day: string): string {
  if (!/^-?\d{1,4}$/u.test(year)) return '';
  const parts = [month, day].map((part) => (/^\d{1,2}$/u.test(part) ? part.padStart(2, '0') : ''));
  const [ofYear = '', ofMonth = ''] = parts;
  if (ofYear === '' || Number(ofYear) < 1 || Number(ofYear) > 12) return year;
  return ofMonth === '' || Number(ofMonth) < 1 || Number(ofMonth) > 31
    ? `${year}-${ofYear}`
    : `${year}-${ofYear}-${ofMonth}`;
}
