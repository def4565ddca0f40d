import { expect, test } from 'vitest';
import { works } from '../testing/works.ts';
import { citationKeys } from './citation-keys.ts';
import { writeReferences } from './write-references.ts';

test('BibTeX keeps names, ranges and the case of titles', () => {
  expect(writeReferences([works.article, works.page], 'bibtex')).toBe(`@article{mueller2014,
  author = {Mueller, Pam A. and Oppenheimer, Daniel M.},
  title = {{The pen is mightier than the keyboard}},
  journal = {Psychological Science},
  year = {2014},
  month = jun,
  volume = {25},
  number = {6},
  pages = {1159--1168},
  doi = {10.1177/0956797614524581},
  url = {https://doi.org/10.1177/0956797614524581}
}

@misc{worldhealthorganization2023,
  author = {{World Health Organization}},
  title = {{Reading and health}},
  publisher = {World Health Organization},
  year = {2023},
  month = oct,
  date = {2023-10-12},
  url = {https://www.who.int/reading},
  urldate = {2024-03-15}
}
`);
});

test('no title breaks out of its field', () => {
  const file = writeReferences(
    [{ ...works.book, title: 'A } and \\input{x} 50 % & more\n@book{b,' }],
    'bibtex',
  );
  expect(file).toContain(String.raw`title = {{A and inputx 50 \% \& more @bookb,}}`);
  expect(
    writeReferences([{ ...works.book, title: 'One\nER  - \nTY  - JOUR' }], 'ris').match(/^TY/gmu),
  ).toHaveLength(1);
});

test('two works of the same author and year have different keys', () => {
  expect([...citationKeys([works.articleWithoutDoi, works.sameYear]).values()]).toEqual([
    'smith2020',
    'smith2020-2',
  ]);
});

test('RIS and CSL-JSON contain the same as BibTeX', () => {
  expect(writeReferences([works.chapter], 'ris')).toContain('T2  - A companion to reading\nPB  - Cambridge');
  expect(JSON.parse(writeReferences([works.chapter], 'csl-json'))).toMatchObject([
    { type: 'chapter', 'container-title': 'A companion to reading', editor: [{ family: 'Moreau' }] },
  ]);
});
