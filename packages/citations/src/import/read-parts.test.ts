import { type Reference, reference } from '@octavo/contract';
import { referenceImportBounds } from '@octavo/contract/reference-import';
import { describe, expect, it, test } from 'vitest';
import { referenceFileFormats, writeReferences } from '../files/index.ts';
import { works } from '../testing/works.ts';
import { readParts } from './read-parts.ts';
import { withoutDoubles } from './without-doubles.ts';

function read(text: string) {
  let count = 0;
  return readParts(text, () => `own:${(count += 1)}`);
}

const titles = (text: string) => read(text).references.map(({ title }) => title);

test('BibTeX is read with its names, abbreviations and identifiers, as not verified', () => {
  const { references, skipped } = read(String.raw`
@string{ps = "Psychological Science"}
@comment{made by hand}
@article{m,
  author = {M{\"u}ller, Pam A. and van der Berg, Ludwig and {World Health Organization}},
  title = {{The Pen} is mightier \emph{than} the keyboard \& co},
  journal = ps, year = 2014, month = jun, volume = {25}, number = 6, pages = {1159--1168},
  doi = {https://doi.org/10.1177/0956797614524581}
}
@book{f, title = {Used books}, publisher = {Farrar, Straus and Giroux}, address = {New York},
  isbn = {978-0-300-09720-7}, date = {2001-05}}`);
  expect(skipped).toEqual([]);
  expect(references).toEqual([
    {
      id: 'doi:10.1177/0956797614524581',
      authors: ['Müller, Pam A.', 'van der Berg, Ludwig', 'World Health Organization'],
      year: '2014',
      title: 'The Pen is mightier than the keyboard & co',
      publication: 'Psychological Science',
      doi: '10.1177/0956797614524581',
      url: 'https://doi.org/10.1177/0956797614524581',
      kind: 'article-journal',
      date: '2014-06',
      volume: '25',
      issue: '6',
      pages: '1159-1168',
    },
    {
      id: 'own:1',
      authors: [],
      year: '2001',
      title: 'Used books',
      publication: 'Farrar, Straus and Giroux',
      doi: '',
      url: '',
      kind: 'book',
      date: '2001-05',
      place: 'New York',
      isbn: '9780300097207',
    },
  ]);
});

test.each([
  ['phdthesis', 'PhD thesis', 'thesis'],
  ['mastersthesis', 'Master’s thesis', 'thesis'],
  ['techreport', undefined, 'report'],
])('a name in BibTeX is never read as a kind of work: %s', (entry, genre, kind) => {
  const { references } = read(`@${entry}{a, title = {On notes}, author = {Doe, Jane}, year = 2019}`);
  expect(references.map((work) => [work.genre, work.kind])).toEqual([[genre, kind]]);
});

test('a broken entry affects no other, and is reported with its reason', () => {
  const text =
    '@book{a, title = {One}}\n@book{b, title = {Two\n@book{c, title = {Three}}\n@book{d, year = 2001}';
  expect(titles(text)).toEqual(['One', 'Three']);
  expect(read(text).skipped).toEqual([
    { part: '@book{b, title = {Two', reason: 'damaged' },
    { part: '@book{d, year = 2001}', reason: 'untitled' },
  ]);
  expect(titles('@string{a = {}\n@book{c, title = {A}}')).toEqual(['A']);
});

test('regression 122: “others” is not read as a name but marks the list as incomplete', () => {
  const authors = (text: string) => read(text).references.map((work) => work.authors);
  const bibtex = (names: string) => authors(`@misc{a, title = {A}, author = {${names}}}`);
  expect(bibtex('M{\\"u}ller, J. and {World Health Organization} and others')).toEqual([
    ['Müller, J.', 'World Health Organization', 'et al.'],
  ]);
  expect(bibtex('Others, Jane and Smith, Al')).toEqual([['Others, Jane', 'Smith, Al']]);
  expect(authors('TY  - BOOK\nTI  - A\nAU  - Doe, Jane\nAU  - et al.\nER  - ')).toEqual([
    ['Doe, Jane', 'et al.'],
  ]);
});

test('regression 122: BibTeX and RIS in one text are both read, and anything else is reported', () => {
  const bibtex = (title: string) => `@book{a, title = {${title}}}`;
  const ris = (title: string) => `TY  - BOOK\nTI  - ${title}\nER  - `;
  expect(
    titles([bibtex('One'), bibtex('Two'), ris('Three'), bibtex('Four'), ris('Five')].join('\n')),
  ).toEqual(['One', 'Two', 'Three', 'Four', 'Five']);
  expect(read(`@book{a, title = {One\n${ris('Two')}`).skipped).toEqual([
    { part: '@book{a, title = {One', reason: 'damaged' },
  ]);
  expect(read(`10.1038/171737a0\n${ris('Two')}`).skipped).toEqual([
    { part: '10.1038/171737a0', reason: 'damaged' },
  ]);
  expect(read(`Provider: Sage\nContent: text/plain; charset="UTF-8"\n\n${ris('Two')}`).skipped).toEqual([]);
});

test.each([
  [String.raw`The \LaTeX{} companion`, 'The LaTeX companion'],
  [String.raw`{\TeX}: the program`, 'TeX: the program'],
  [String.raw`\LaTeX and {\BibTeX}`, 'LaTeX and BibTeX'],
  [String.raw`Notes on \LaTeXe`, 'Notes on LaTeX2e'],
])('regression 122: %s is read as %s', (title, words) => {
  expect(titles(`@book{a, title = {${title}}}`)).toEqual([words]);
});

test('CSL-JSON is read item by item', () => {
  const { references, skipped } = read(
    JSON.stringify([
      { type: 'book', title: 'One', author: [{ literal: 'WHO, Geneva' }], issued: { raw: '2001-02' } },
      { type: 'book' },
      7,
      { title: 'Two', issued: { 'date-parts': [['2003', 14, 99]] }, URL: 'javascript:alert(1)' },
    ]),
  );
  expect(references).toMatchObject([
    { title: 'One', authors: ['WHO Geneva'], year: '2001', date: '2001-02' },
    { title: 'Two', year: '2003', url: '' },
  ]);
  expect(skipped.map(({ reason }) => reason)).toEqual(['untitled', 'untitled']);
  expect(read('[{"title": "One"').skipped).toMatchObject([{ reason: 'damaged' }]);
});

test('only lines of identifiers are looked up', () => {
  expect(
    read('10.1038/171737a0\nISBN 978-0-300-09720-7\n\nhttps://who.int/a\n10.1038/171737a0\njust words'),
  ).toEqual({
    references: [],
    identifiers: ['10.1038/171737a0', 'ISBN 978-0-300-09720-7', 'https://who.int/a'],
    skipped: [{ part: 'just words', reason: 'damaged' }],
  });
});

test('no more than the limits is read, and the rest is reported', () => {
  const entries = Array.from(
    { length: referenceImportBounds.references + 2 },
    (_, index) => `@misc{m, title={T${index}}}`,
  );
  const { references, skipped } = read(entries.join('\n'));
  expect(references).toHaveLength(referenceImportBounds.references);
  expect(skipped.map(({ reason }) => reason)).toEqual(['surplus', 'surplus']);
  const many = Array.from(
    { length: referenceImportBounds.identifiers + 1 },
    (_, index) => `10.1000/${index}`,
  );
  expect(read(many.join('\n'))).toMatchObject({ skipped: [{ reason: 'surplus' }] });
});

test('fields are read as plain text', () => {
  const hostile = '<script>alert(1)</script><img src=x onerror=alert(1)>A &lt;b&gt;title&lt;/b&gt;';
  for (const text of [
    `@book{a, title = {${hostile}}, author = {<b>A title</b>, B}, url = {javascript:alert(1)}}`,
    `TY  - BOOK\nTI  - ${hostile}\nAU  - ${hostile}, B\nUR  - data:text/html,x\nER  - `,
    JSON.stringify([{ title: hostile, author: [{ family: hostile, given: 'B' }], URL: 'javascript:x' }]),
  ]) {
    expect(read(text).references).toMatchObject([{ title: 'A title', authors: ['A title, B'], url: '' }]);
  }
});

describe.each(referenceFileFormats)('%s', (format) => {
  test.each(Object.values(works))('restores what it was written from: $id', (work) => {
    const [back] = read(writeReferences([work], format)).references;
    expect(back).toMatchObject({
      title: work.title,
      authors: work.authors,
      year: work.year,
      doi: work.doi,
      ...(work.editors !== undefined && { editors: work.editors }),
      ...(work.pages !== undefined && { pages: work.pages.replace('–', '-') }),
    });
  });
});

const work = (change: Partial<Reference>): Reference => ({ ...works.article, ...change });

test('listed works and duplicates are separated from new ones', () => {
  const listed = [work({ id: 'a' })];
  const { fresh, doubles } = withoutDoubles(
    [
      work({ id: 'b', title: 'Other words' }),
      work({ id: 'c', doi: '', title: 'The Pen is mightier than the keyboard!' }),
      work({ id: 'd', doi: '', title: 'New' }),
      work({ id: 'e', doi: '', title: 'New' }),
    ],
    listed,
  );
  expect([fresh, doubles].map((list) => list.map(({ id }) => id))).toEqual([['d'], ['b', 'c', 'e']]);
});

test('regression 443: works beyond the list’s limit are left out and reported separately from duplicates', () => {
  const works = ['b', 'c', 'a', 'd'].map((id) => work({ id, doi: '', title: id }));
  const { fresh, doubles, left } = withoutDoubles(works, [work({ id: 'a', doi: '', title: 'a' })], 3);
  expect([fresh, doubles, left].map((list) => list.map(({ id }) => id))).toEqual([['b', 'c'], ['a'], ['d']]);
});

/** mulberry32 */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const noise = [
  '{',
  '}',
  '"',
  ',',
  '=',
  '\\',
  '%',
  '#',
  '&',
  '<script>',
  '</i>',
  '$',
  '\u0000',
  '\u202E',
  '  - ',
  'é',
  '-',
  '~',
];

function mutated(text: string, random: () => number): string {
  let result = text;
  for (let count = 1 + Math.floor(random() * 6); count > 0; count -= 1) {
    const at = Math.floor(random() * result.length);
    const length = Math.floor(random() * 8);
    const put = random() < 0.6 ? (noise[Math.floor(random() * noise.length)] ?? '') : '';
    result = result.slice(0, at) + put + result.slice(at + (random() < 0.5 ? length : 0));
  }
  return result;
}

describe.each(['bibtex', 'ris'] as const)('mutated %s', (format) => {
  const sound = [works.article, works.book, works.chapter, works.thesis].map((work) =>
    writeReferences([work], format),
  );
  const soundTitles = [works.article, works.book, works.chapter, works.thesis].map(({ title }) => title);

  it.each(Array.from({ length: 100 }, (_, seed) => seed + 1))('seed %i loses only what is broken', (seed) => {
    const random = randomFrom(seed);
    const broken = Math.floor(random() * sound.length);
    const file = sound.map((entry, index) => (index === broken ? mutated(entry, random) : entry));
    const { references } = read(file.join('\n'));
    const kept = references.map(({ title }) => title);
    expect(kept).toEqual(expect.arrayContaining(soundTitles.filter((_, index) => index !== broken)));
    for (const one of references) {
      expect(reference.strict().safeParse(one).success).toBe(true);
      expect(Object.values(one).flat().join(' ')).not.toMatch(/<\/?(?:script|i)\b|[\p{Cc}\p{Cf}]/iu);
    }
  });
});
