import type { Reference } from '@octavo/contract';
import type { CitationStyle } from '@octavo/contract/citation-styles';
import { type Language, languages } from '@octavo/contract/languages';
import { referenceKinds } from '@octavo/contract/reference-fields';
import { expect, test } from 'vitest';
import { styleSource } from '../testing/style-source.ts';
import { works } from '../testing/works.ts';
import { createFormatter } from './formatter.ts';
import { textOfRuns } from './run.ts';

const formatter = createFormatter(styleSource);

async function entryOf(work: Partial<Reference>, style: CitationStyle, language: Language = 'en') {
  const reference: Reference = { ...works.book, source: undefined, url: '', ...work };
  const { bibliography } = await formatter.format({
    style,
    language,
    references: [reference],
    citations: [],
  });
  return bibliography.map(({ runs }) => textOfRuns(runs).replaceAll('\u00A0', ' ')).join('\n');
}

const report = { ...works.report, doi: '', issue: '2424' };

test.each<[CitationStyle, Language, string]>([
  ['APA 7', 'en', 'World report on reading (No. 2424)'],
  ['Vancouver', 'en', 'Report No.: 2424'],
  ['DIN 1505', 'en', 'World report on reading (no. 2424)'],
  ['DIN 1505', 'de-DE', 'World report on reading (Nr. 2424)'],
  ['IEEE', 'en', ', 2424, 2020'],
])('regression 244: the number of a report is not an issue in %s, %s', async (style, language, words) => {
  const entry = await entryOf(report, style, language);
  expect(entry).toContain(words);
  expect(entry).not.toMatch(/issue/iu);
});

test.each<[CitationStyle, string]>([
  ['APA 7', 'King, M. L., Jr. (2001).'],
  ['MLA 9', 'King, Martin L., Jr.'],
  ['IEEE', 'M. L. King Jr.,'],
  ['Vancouver', 'King ML Jr.'],
])('regression 244: “Jr.” has its place in %s', async (style, words) => {
  for (const author of ['King, Martin L., Jr.', 'King, Martin L. Jr.']) {
    expect(await entryOf({ authors: [author] }, style)).toContain(words);
  }
});

test('regression 252: text after a second comma is not part of the given names', async () => {
  expect(await entryOf({ authors: ['Gates, Henry L., 3rd'] }, 'APA 7')).toContain(
    'Gates, H. L., 3rd. (2001).',
  );
});

test.each<CitationStyle>(['MLA 9', 'Chicago'])(
  'regression 244: the title of a German book keeps its letters in %s',
  async (style) => {
    const title = 'Grundriß einer allgemeinen Theorie';
    expect(await entryOf({ title, language: 'de' }, style)).toContain(title);
  },
);

test.each<[CitationStyle, string]>([
  ['APA 7', 'Article e0248765'],
  ['IEEE', 'Art. no. e0248765'],
  ['Vancouver', 'e0248765'],
  ['Chicago', 'e0248765'],
])('regression 244: an article with a number instead of pages shows it in %s', async (style, words) => {
  expect(await entryOf({ ...works.article, pages: 'e0248765' }, style)).toContain(words);
});

test('regression 244: translators and series are shown', async () => {
  const work = { translators: ['Weaver, William'], series: 'Harvest books' };
  expect(await entryOf(work, 'Chicago')).toContain('Translated by William Weaver. Harvest Books.');
  expect(await entryOf(work, 'JIS')).toContain('Weaver, William tran.');
});

test.each<[CitationStyle, Language, string]>([
  ['APA 7', 'en', 'Silva, A., Brown, B. et al. (2001).'],
  ['MLA 9', 'en', 'Silva, Ana, et al. Marginalia'],
  ['IEEE', 'en', 'A. Silva, B. Brown et al., Marginalia'],
  ['Chicago', 'de-DE', 'Silva, Ana, Bo Brown et al. 2001.'],
  ['ISO 690', 'en', 'SILVA, Ana, BROWN, Bo et al., 2001.'],
  ['Vancouver', 'en', 'Silva A, Brown B, et al. Marginalia'],
  ['DIN 1505', 'en', 'Silva, Ana ; Brown, Bo ; et al.: Marginalia'],
])(
  'regression 289: an incomplete list of authors ends with "et al." in %s, %s',
  async (style, language, words) => {
    const authors = ['Silva, Ana', 'Brown, Bo', 'et al.'];
    expect(await entryOf({ ...works.book, authors }, style, language)).toContain(words);
  },
);

const stylesOfDois: readonly CitationStyle[] = [
  'APA 7',
  'MLA 9',
  'Harvard',
  'IEEE',
  'Chicago',
  'ISO 690',
  'Vancouver',
  'DIN 1505',
  'JIS',
];

test.each(stylesOfDois.flatMap((style) => languages.map((language) => [style, language] as const)))(
  'regression 383: a work of any kind shows its DOI or its address in %s, %s',
  async (style, language) => {
    const without: string[] = [];
    for (const kind of referenceKinds.filter((each) => !['legislation', 'motion_picture'].includes(each))) {
      const doi = await entryOf({ kind, doi: '10.5281/zenodo.1234567' }, style, language);
      const address = await entryOf({ kind, url: 'https://example.org/tides' }, style, language);
      if (!doi.includes('10.5281/zenodo.1234567')) without.push(`${kind} with a DOI: ${doi}`);
      if (!address.includes('https://example.org/tides')) without.push(`${kind} with an address: ${address}`);
    }
    expect(without).toEqual([]);
  },
);

test('regression 383: a data set of DIN 1505 does not end after its title', async () => {
  expect(
    await entryOf(
      { kind: 'dataset', publication: 'Zenodo', place: '', doi: '10.5281/z.1' },
      'DIN 1505',
      'de-DE',
    ),
  ).toBe(
    'Jackson, H. J.: Marginalia: readers writing in books. Zenodo, 2001. URL https://doi.org/10.5281/z.1',
  );
});

test('regression 449: JIS names the publisher of a data set, the newspaper with its day, and the editors of a book', async () => {
  const jis = (change: Parameters<typeof entryOf>[0]) => entryOf(change, 'JIS', 'en');
  expect(await jis({ kind: 'dataset', publication: 'Zenodo', place: '', doi: '10.5281/z.1' })).toBe(
    'Jackson, H. J. Marginalia: readers writing in books. Zenodo, 2001. https://doi.org/10.5281/z.1.',
  );
  expect(
    await jis({ kind: 'article-newspaper', publication: 'Publico', date: '2001-03-02', pages: '3' }),
  ).toBe('Jackson, H. J. Marginalia: readers writing in books. Publico. 2001-03-02, p. 3.');
  expect(await jis({ authors: [], editors: ['Baron, Sabrina'] })).toContain('books. Baron, Sabrina ed. ');
});
