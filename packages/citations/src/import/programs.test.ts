import fc from 'fast-check';
import type { Reference } from '@octavo/contract';
import { describe, expect, test } from 'vitest';
import { doiAddress, doiIn, normalDoi } from '../records/identifiers.ts';
import { writeReferences } from '../files/index.ts';
import { works } from '../testing/works.ts';
import { readParts } from './read-parts.ts';

function read(text: string) {
  let count = 0;
  return readParts(text, () => `own:${(count += 1)}`);
}
const first = (text: string) => read(text).references[0];
const article = (fields: string): string => `@article{a, title = {A}, ${fields}}`;

const sici = '10.1002/(SICI)1097-0258(19980815/30)17:15/16<1661::AID-SIM968>3.0.CO;2-2';
const bracket = '10.1130/0016-7606(1981)92<0120:9(1570)>x';

test.each([sici, bracket, '10.1000/456#a?b=c', '10.1000/a+b|c', '10.3406/jds.2001.1640[1]'])(
  'regression 240: a DOI is read completely: %s',
  (doi) => {
    const wanted = doi.toLowerCase();
    expect(normalDoi(`https://doi.org/${doi}`)).toBe(wanted);
    expect(first(article(`doi = {${doi.replaceAll('#', String.raw`\#`)}}`))?.doi).toBe(wanted);
    expect(first(`TY  - JOUR\nTI  - A\nDO  - ${doi}\nER  - `)?.doi).toBe(wanted);
    expect(first(JSON.stringify([{ title: 'A', DOI: doi }]))?.doi).toBe(wanted);
    expect(decodeURIComponent(new URL(doiAddress(wanted)).href)).toBe(`https://doi.org/${wanted}`);
    expect(doiIn(`It is told (see ${doi}).`)).toBe(wanted);
  },
);

test('regression 240: any valid DOI is read completely, and its address leads to it', () => {
  const sign = fc.constantFrom(...Array.from('abcxyz0189-._;()/:<>[]#+&=|*~%é'));
  const end = fc.constantFrom('a', 'b', 'z', '0', '9');
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 40 }), end, (signs, last) => {
      const doi = `10.1234/${signs.join('')}${last}`;
      // A percent sign before two hexadecimal digits is URL encoding.
      fc.pre(!/%[\da-f]{2}/iu.test(doi) && !doi.includes('&lt;'));
      // No address contains a segment that is only dots (https://url.spec.whatwg.org/#single-dot-path-segment).
      fc.pre(!/\/\.{1,2}\//u.test(doi));
      expect(first(JSON.stringify([{ title: 'A', DOI: doi }]))?.doi).toBe(doi);
      expect(decodeURIComponent(new URL(doiAddress(doi)).href.replace('https://doi.org/', ''))).toBe(doi);
    }),
  );
});

test('regression 241: entries may lack a key', () => {
  const text = '@article{, title = {One}, year = 2001}\n@article{\n  title = {Two}, year = 2002}\n';
  expect(read(text).references.map(({ title, year }) => [title, year])).toEqual([
    ['One', '2001'],
    ['Two', '2002'],
  ]);
});

test('regression 241: a chapter inherits missing fields from its book', () => {
  const chapter = first(
    '@incollection{c, title = {A chapter}, author = {Doe, Jane}, crossref = {b}}\n' +
      '@collection{b, title = {The book}, editor = {Roe, Max}, publisher = {Farrar, Straus and Giroux}, date = {1999}}',
  );
  expect(chapter).toMatchObject({
    title: 'A chapter',
    publication: 'The book',
    editors: ['Roe, Max'],
    publisher: 'Farrar, Straus and Giroux',
    year: '1999',
  });
});

test.each([
  [String.raw`{\AA}ngstr{\"o}m and {\aa}`, 'Ångström and å'],
  [String.raw`na{\"\i}ve`, 'naïve'],
  [String.raw`Wait\dots\ what?`, 'Wait… what?'],
  [String.raw`\S 3 of it`, '§3 of it'],
  [String.raw`$\mathcal{O}(n)$ steps`, 'O(n) steps'],
  [String.raw`in <i>vivo</i> and 1 < 2`, 'in vivo and 1 < 2'],
  [String.raw`Grundri{\ss} der Theorie`, 'Grundriß der Theorie'],
  [String.raw`\foo{what} it means`, 'what it means'],
])('regression 241: %s is read as %s', (title, words) => {
  expect(first(`@book{a, title = {${title}}}`)?.title).toBe(words);
});

test('regression 241: text between entries is not a damaged entry', () => {
  const text =
    '% all of them\nNotes on what I read:\n@book{a, title = {One}}\nand\n% @book{no}\n@book{b, title = {Two}}';
  expect(read(text).skipped).toEqual([]);
  expect(read(text).references.map(({ title }) => title)).toEqual(['One', 'Two']);
});

test('regression 241: names, dates and numbers of an entry are kept', () => {
  expect(
    first(
      article(
        'author = {al-Hakim, Tawfiq and King, Jr., Martin L. and van der Berg, Ludwig}, translator = {Doe, Jane}, ' +
          'year = {2019a}, month = mar # "~3", series = {Notes}, langid = {ngerman}, eprint = {1234.56789}, eid = {e0248765}',
      ),
    ),
  ).toMatchObject({
    authors: ['al-Hakim, Tawfiq', 'King, Martin L., Jr.', 'van der Berg, Ludwig'],
    translators: ['Doe, Jane'],
    year: '2019',
    date: '2019-03-03',
    series: 'Notes',
    language: 'de',
    url: 'https://arxiv.org/abs/1234.56789',
    pages: 'e0248765',
  });
  expect(first('@book{a, title = {A}, date = {-0044-03-15}}')).toMatchObject({
    year: '-0044',
    date: '-0044-03-15',
  });
  expect(first('@software{a, title = {A}, version = {2.1}}')?.version).toBe('2.1');
});

test.each([
  ['ELEC', 'Y2  - 2021/03/04/', { kind: 'webpage', accessed: '2021-03-04' }],
  ['CONF', 'BT  - Proceedings', { kind: 'paper-conference', publication: 'Proceedings' }],
  ['CPAPER', 'T2  - Proceedings', { kind: 'paper-conference', publication: 'Proceedings' }],
  ['CHAP', 'BT  - The book', { kind: 'chapter', publication: 'The book' }],
  ['RPRT', 'M1  - 77', { kind: 'report', issue: '77' }],
  ['RPRT', 'SN  - WP 24', { kind: 'report', issue: 'WP 24' }],
  ['BOOK', 'T3  - Notes', { kind: 'book', series: 'Notes' }],
  ['THES', 'M3  - PhD thesis', { kind: 'thesis', genre: 'PhD thesis' }],
  ['JOUR', 'JO  - Science', { kind: 'article-journal', publication: 'Science' }],
  ['JOUR', 'T2  - A long\n name', { publication: 'A long name' }],
])('regression 242: %s of a RIS record keeps %s', (type, tag, expected) => {
  expect(first(`TY  - ${type}\nTI  - A\n${tag}\nER  - `)).toMatchObject(expected);
});

test.each(['bibtex', 'ris'] as const)(
  'regression 243: %s restores everything that was written to it',
  (format) => {
    const { source: _source, ...work } = {
      ...works.book,
      authors: ['King, Martin L., Jr.'],
      translators: ['Doe, Jane'],
      publication: 'Farrar, Straus and Giroux',
      date: '2001-05-04',
      series: 'Notes',
      language: 'de',
    };
    expect(first(writeReferences([work], format))).toEqual({ ...work, id: 'own:1' });
  },
);

test('regression 243: RIS keeps the number of a report', () => {
  expect(first(writeReferences([{ ...works.report, issue: '2424' }], 'ris'))?.issue).toBe('2424');
});

test.each([
  ['A 50% rise in \\% and 20%', 'A 50% rise in % and 20%'],
  ['Price of $5 and $6 goods', 'Price of $5 and $6 goods'],
  ['$x^2$ of 10% it', 'x² of 10% it'],
])('regression 252: TeX’s special characters start no comment and no formula: %s', (title, words) => {
  expect(first(`@article{a, title={${title}}, journal={R&D 20% Mag}}`)).toMatchObject({
    title: words,
    publication: 'R&D 20% Mag',
  });
});

test('regression 252: nothing is imported from a broken entry', () => {
  const { references, skipped } = read('@article{b, title={Two, year=2001}\n@book{c, title={Three}}');
  expect(references.map(({ title }) => title)).toEqual(['Three']);
  expect(skipped).toMatchObject([{ reason: 'damaged' }]);
});

test.each([
  ['PY  - 12-2021', '2021'],
  ['DA  - 2021/13/45', '2021'],
  ['PY  - 2019-2021', '2019'],
  ['PY  - -0044', '-0044'],
])('regression 252: %s is the year %s', (tag, year) => {
  const { date, year: read } = first(`TY  - BOOK\nTI  - A\n${tag}\nER  - `) ?? {};
  expect([read, date]).toEqual([year, undefined]);
});

test('regression 252: a report’s series number is not its number, and JavaScript property names are not kinds', () => {
  expect(first('TY  - RPRT\nTI  - A\nSN  - 1234-5678\nER  - ')?.issue).toBeUndefined();
  const work = first(JSON.stringify([{ title: 'A', type: 'toString', language: 'constructor' }]));
  expect([work?.kind, work?.language]).toEqual(['document', undefined]);
});

test('regression 252: large and hostile files are read in seconds', () => {
  const many = Array.from({ length: 6000 }, (_, at) => `@misc{m${at}, title={T${at}}}`).join('\n');
  expect(read(many).references).toHaveLength(4000);
  expect(read(many).skipped).toHaveLength(2000);
  expect(read(`TY  - BOOK\nTI  - A\n${'b\n'.repeat(100_000)}ER  - `).references).toHaveLength(1);
  expect(read('\n'.repeat(100_000)).references).toEqual([]);
  expect(
    first('@string{ps = "Science"}\n@string{pj = "J. of " # ps}\n@article{a, title={A}, journal=pj}')
      ?.publication,
  ).toBe('J. of Science');
  const strings = Array.from({ length: 20 }, (_, at) => `@string{a${at + 1} = a${at} # a${at}}`);
  expect(read(`@string{a0 = {ha}}\n${strings.join('\n')}\n@misc{m, title={T}}`).references).toHaveLength(1);
  expect(normalDoi(`10.1000/a${')'.repeat(100_000)}`)).toBe('10.1000/a');
});

describe('regression 290: an incomplete list of authors', () => {
  const authorsOf = (text: string) => readParts(text, () => 'new').references.map(({ authors }) => authors);

  test.each([
    ['@book{a, title={T}, author={Silva, Ana and others}}', ['Silva, Ana', 'et al.']],
    ['@book{a, title={T}, author={others}}', []],
    ['TY  - BOOK\nTI  - T\nAU  - Silva, Ana\nAU  - et al.\nER  -', ['Silva, Ana', 'et al.']],
  ])('%s', (text, authors) => {
    expect(authorsOf(text)).toEqual([authors]);
  });

  test('a list longer than the limit is marked as incomplete', () => {
    const author = Array.from({ length: 140 }, (_, at) => ({ family: `Name${at}` }));
    const [authors] = authorsOf(JSON.stringify([{ title: 'T', author }]));
    expect(authors).toHaveLength(100);
    expect(authors?.at(-1)).toBe('et al.');
  });

  test('it is restored from our own BibTeX', () => {
    const given = readParts('@book{a, title={T}, author={Silva, Ana and others}}', () => 'new');
    const written = writeReferences(given.references, 'bibtex');
    expect(written).toContain('author = {Silva, Ana and others}');
  });
});

const bibtexOf = (reference: Reference) => writeReferences([reference], 'bibtex');
const risOf = (reference: Reference) => writeReferences([reference], 'ris');
const cslOf = (reference: Reference) => writeReferences([reference], 'csl-json');

describe('regression 447: of BibTeX', () => {
  const only = (text: string) => read(text).references[0];

  test('an entry without fields is reported', () => {
    expect(read('@misc{empty,\n\n}\n@book{a, title={A}}')).toMatchObject({
      references: [{ title: 'A' }],
      skipped: [{ part: '@misc{empty, }', reason: 'untitled' }],
    });
  });

  test('a “book” inside a book is a chapter; a special issue leaves an article in its journal', () => {
    expect(only('@book{a, title={Case}, booktitle={Universals}, publisher={Holt}}')).toMatchObject({
      kind: 'chapter',
      publication: 'Universals',
      publisher: 'Holt',
    });
    expect(only('@article{a, title={Case}, booktitle={Selected papers}, journal={Physics}}')).toMatchObject({
      kind: 'article-journal',
      publication: 'Physics',
    });
  });

  test('additions to titles, main titles, parts and keys of biblatex are kept', () => {
    expect(
      only(
        '@book{a, title={Biographia}, titleaddon={Or sketches}, maintitle={Collected works}, volume=7, part=2, publisher={P}}',
      ),
    ).toMatchObject({
      title: 'Biographia. Or sketches',
      series: 'Collected works',
      volume: '7.2',
      publication: 'P',
    });
    expect(only('@article{a, title={A}, journal={J}, series={newseries}}')).toMatchObject({
      series: 'New series',
    });
    expect(only('@patent{a, title={A}, type={patenteu}, number={EP 1}}')).toMatchObject({
      genre: 'European patent',
      issue: 'EP 1',
    });
  });

  test('all publishers are listed, and the publisher’s address takes precedence over the conference’s', () => {
    expect(
      only(
        '@inproceedings{a, title={A}, booktitle={B}, organization={O}, publisher={P}, address={New York}, location={Oslo}}',
      ),
    ).toMatchObject({ publisher: 'O; P', place: 'New York' });
    expect(only('@misc{a, title={A}, howpublished={Handed out}}')).toMatchObject({
      publication: 'Handed out',
    });
  });

  test('operators of formulas, hyphens and escaped characters of addresses are kept', () => {
    expect(
      only(String.raw`@misc{a, title={In $O(n \log n)$, methodology\hyphen independent \ln\sin}}`)?.title,
    ).toBe('In O(nlogn), methodology-independent lnsin');
    expect(
      only(String.raw`@misc{a, title={A}, url={http://a.org/b{_}c{\&}d{%}20}, doi={10.1000/a{\_}b}}`),
    ).toMatchObject({ url: 'http://a.org/b_c&d%20', doi: '10.1000/a_b' });
  });
});

describe('regression 448: in files of references', () => {
  const whole: Reference = {
    id: 'own:a',
    authors: ['Doe, Jane'],
    year: '2001',
    title: 'A',
    publication: 'Physics',
    doi: '',
    url: 'https://journals.example.org/doi/10.1177/123/abstract',
    kind: 'article-journal',
    publisher: 'Elsevier',
    pages: 'C3-32–C3-35',
  };

  test('pages of any form, a journal’s publisher, and no DOI from the address of a page', () => {
    for (const write of [risOf, cslOf]) {
      const [back] = read(write(whole)).references;
      expect(back).toMatchObject({ pages: expect.stringMatching(/^C3-32[-–]C3-35$/u), doi: '' });
      expect(back?.publisher).toBe('Elsevier');
    }
    expect(risOf({ ...whole, pages: '1310 - 1318' })).toContain('SP  - 1310\nEP  - 1318');
    expect(read('TY  - JOUR\nTI  - A\nUR  - https://doi.org/10.1177/123\nER  - ').references[0]?.doi).toBe(
      '10.1177/123',
    );
  });

  test('the site of a page, the kind of a patent and the series of a book', () => {
    const { publisher: _, ...rest } = whole;
    const page: Reference = { ...rest, kind: 'webpage', publication: 'Washington Post' };
    expect(read(risOf(page)).references[0]).toMatchObject({ publication: 'Washington Post' });
    expect(read(risOf(page)).references[0]?.publisher).toBeUndefined();
    const patent: Reference = { ...whole, kind: 'legislation', genre: 'European patent' };
    expect(read(risOf(patent)).references[0]).toMatchObject({ genre: 'European patent' });
    const book = '[{"type":"book","title":"A","container-title":"TCRP Synthesis","publisher":"NAP"}]';
    const [book1] = read(book).references;
    expect(book1).toMatchObject({ publication: 'NAP', series: 'TCRP Synthesis' });
    for (const write of [bibtexOf, risOf, cslOf]) {
      expect(read(write(book1 ?? whole)).references[0]).toMatchObject({
        publication: 'NAP',
        series: 'TCRP Synthesis',
      });
    }
  });
});
