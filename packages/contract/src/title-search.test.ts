import { expect, test } from 'vitest';
import { folded, titleFinder } from './title-search.ts';

test.each([
  ['zurich', true],
  ['ete a', true],
  ['ÉTÉ', true],
  ['ecole', true],
  ['École', true],
  ['strasse', true],
  ['STRAẞE', true],
  ['e\u0301te\u0301', true],
  ['lodz', true],
  ['zuerich', false],
  ['notes', false],
])('regression 123: %s is found ignoring accents: %s', (search, found) => {
  expect(titleFinder(search)({ title: 'Été à Zürich', tags: 'école,Straße,Łódź' })).toBe(found);
});

test('regression 123: separate letters of a language match their plain spelling', () => {
  expect(folded('ẞ Æ Œ Ø Ł Đ Ð ﬁ İı')).toBe('ss ae oe o l d d fi ii');
});

test('regression 173: finds either apostrophe and any Unicode composition', () => {
  const document = { title: 'It’s a re\u0301sume\u0301', tags: "l'eau" };
  for (const search of ["it's", 'it’s', 'résumé', 'l’eau']) {
    expect([search, titleFinder(search)(document)]).toEqual([search, true]);
  }
});

test('regression 401: finds words with invisible characters inside', () => {
  expect(titleFinder('verwaltung')({ title: 'Die Ver\u00ADwal\u00ADtung', tags: '' })).toBe(true);
  expect(titleFinder('Ver\u00ADwaltung')({ title: '', tags: 'verwaltung' })).toBe(true);
});
