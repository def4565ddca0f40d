import type { Reference } from '@octavo/contract';
import type { ReferenceKind } from '@octavo/contract/reference-fields';
import type { CitationStyle } from '@octavo/contract/citation-styles';
import { strFromU8, unzipSync } from 'fflate';
import { cleanText } from '../essay/clean-text.ts';
import type { Sources } from '../essay/essay.ts';
import { escapeXml } from '../xml/escape-xml.ts';
import { zipFiles } from '../zip/zip-files.ts';

const namespace = 'http://schemas.openxmlformats.org/officeDocument/2006/bibliography';
const relationships = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Word's built-in citation styles; those of ours that it lacks are mapped to ISO 690. */
const wordStyles: Readonly<Record<CitationStyle, readonly [file: string, name: string]>> = {
  'APA 7': ['APASixthEditionOfficeOnline.xsl', 'APA'],
  'MLA 9': ['MLASeventhEditionOfficeOnline.xsl', 'MLA'],
  Harvard: ['HarvardAnglia2008OfficeOnline.xsl', 'Harvard - Anglia'],
  IEEE: ['IEEE2006OfficeOnline.xsl', 'IEEE'],
  Chicago: ['CHICAGO.XSL', 'Chicago'],
  'ISO 690': ['ISO690.XSL', 'ISO 690 - First Element and Date'],
  Vancouver: ['ISO690Nmerical.XSL', 'ISO 690 - Numerical Reference'],
  'DIN 1505': ['ISO690.XSL', 'ISO 690 - First Element and Date'],
  JIS: ['SIST02.XSL', 'SIST02'],
};

/** Adds the works to a Word file, so that they appear as sources on its References tab. */
export function withSources(file: Uint8Array, sources: Sources): Uint8Array<ArrayBuffer> {
  const files = Object.entries(unzipSync(file)).map(([path, bytes]) => ({
    path,
    content: added(path, bytes),
  }));
  return zipFiles([
    ...files,
    { path: 'customXml/item1.xml', content: sourcesXml(sources) },
    {
      path: 'customXml/itemProps1.xml',
      content: `${declaration}<ds:datastoreItem ds:itemID="{6F0B9C1E-52A4-4C5B-9E0C-0C7A1B0D0A01}" xmlns:ds="${office}/customXml"><ds:schemaRefs><ds:schemaRef ds:uri="${namespace}"/></ds:schemaRefs></ds:datastoreItem>`,
    },
    {
      path: 'customXml/_rels/item1.xml.rels',
      content: `${declaration}<Relationships xmlns="${relationships}"><Relationship Id="rId1" Type="${office}/relationships/customXmlProps" Target="itemProps1.xml"/></Relationships>`,
    },
  ]);
}

function added(path: string, bytes: Uint8Array): string | Uint8Array {
  if (path === '[Content_Types].xml') {
    return strFromU8(bytes).replace(
      '</Types>',
      '<Override PartName="/customXml/itemProps1.xml" ContentType="application/vnd.openxmlformats-officedocument.customXmlProperties+xml"/></Types>',
    );
  }
  if (path === 'word/_rels/document.xml.rels') {
    return strFromU8(bytes).replace(
      '</Relationships>',
      `<Relationship Id="rIdSources" Type="${office}/relationships/customXml" Target="../customXml/item1.xml"/></Relationships>`,
    );
  }
  return bytes;
}

function sourcesXml({ style, works }: Sources): string {
  const [file, name] = wordStyles[style];
  const list = works.map(({ key, reference }) => sourceXml(key, reference)).join('');
  return `${declaration}<b:Sources SelectedStyle="\\${file}" StyleName="${name}" xmlns:b="${namespace}" xmlns="${namespace}">${list}</b:Sources>`;
}

type SourceType = (typeof sourceTypes)[ReferenceKind] | 'Misc';

const sourceTypes = {
  article: 'Misc',
  'article-journal': 'JournalArticle',
  'article-magazine': 'ArticleInAPeriodical',
  'article-newspaper': 'ArticleInAPeriodical',
  book: 'Book',
  chapter: 'BookSection',
  dataset: 'Misc',
  document: 'Misc',
  legislation: 'Misc',
  motion_picture: 'Film',
  'paper-conference': 'ConferenceProceedings',
  report: 'Report',
  software: 'Misc',
  thesis: 'Report',
  webpage: 'InternetSite',
} as const satisfies Record<ReferenceKind, string>;

/** The field for the title of the work that contains a part. */
const containers: Partial<Record<SourceType, string>> = {
  JournalArticle: 'JournalName',
  ArticleInAPeriodical: 'PeriodicalTitle',
  BookSection: 'BookTitle',
  ConferenceProceedings: 'ConferenceName',
  InternetSite: 'InternetSiteTitle',
};

function sourceXml(key: string, reference: Reference): string {
  const { kind = 'document', publication, date = reference.year, accessed = '' } = reference;
  const type = sourceTypes[kind];
  const container = containers[type];
  const [year = '', month = '', day = ''] = date.split('-');
  const [yearAccessed = '', monthAccessed = '', dayAccessed = ''] = accessed.split('-');
  const publisher = reference.publisher ?? (container === undefined ? publication : '');
  const fields: readonly (readonly [name: string, value: string | undefined])[] = [
    ['Title', reference.title],
    ['Year', year],
    ['Month', month],
    ['Day', day],
    [container ?? 'Comments', container === undefined ? '' : publication],
    [type === 'Report' ? 'Institution' : 'Publisher', publisher],
    ['ThesisType', reference.genre],
    ['City', reference.place],
    ['Volume', reference.volume],
    ['Issue', reference.issue],
    ['Pages', reference.pages],
    ['Edition', reference.edition],
    ['StandardNumber', reference.isbn],
    ['DOI', reference.doi],
    ['URL', reference.url],
    ['YearAccessed', yearAccessed],
    ['MonthAccessed', monthAccessed],
    ['DayAccessed', dayAccessed],
  ];
  return element(
    'Source',
    [
      field('Tag', key),
      field('SourceType', type),
      authorsXml(reference),
      ...fields.map(([name, value]) => field(name, value)),
    ].join(''),
  );
}

function authorsXml({ authors, editors = [] }: Reference): string {
  const people = [namesXml('Author', authors), namesXml('Editor', editors)].join('');
  return people === '' ? '' : element('Author', people);
}

/** Word takes either people or one organisation. */
function namesXml(role: string, names: readonly string[]): string {
  if (names.length === 0) return '';
  const isCorporate = names.every((name) => !name.includes(','));
  if (isCorporate) return element(role, field('Corporate', names.join(', ')));
  const people = names.map((name) => {
    const [last = '', ...first] = name.split(',');
    return element('Person', field('Last', last.trim()) + field('First', first.join(',').trim()));
  });
  return element(role, element('NameList', people.join('')));
}

const element = (name: string, inner: string): string => `<b:${name}>${inner}</b:${name}>`;

const field = (name: string, value = ''): string =>
  value === '' ? '' : element(name, escapeXml(cleanText(value)));
