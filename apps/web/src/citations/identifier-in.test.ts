import type { Reference } from '@octavo/contract';
import { expect, test } from 'vitest';
import { identifierIn } from './identifier-in.ts';

const work = (change: Partial<Reference>): Reference => ({
  id: 'a',
  authors: [],
  year: '',
  title: 'A',
  publication: '',
  doi: '',
  url: '',
  ...change,
});

test('regression 245: a field is looked up by its DOI or ISBN, and only that work is taken', () => {
  const doi = identifierIn('https://doi.org/10.1000/ABC');
  expect(doi?.text).toBe('doi:10.1000/abc');
  expect(doi?.isOf(work({ doi: '10.1000/Abc' }))).toBe(true);
  expect(doi?.isOf(work({ doi: '10.1000/abd' }))).toBe(false);
  const isbn = identifierIn('978-0-300-09720-7');
  expect(isbn?.isOf(work({ isbn: '9780300097207' }))).toBe(true);
  expect(isbn?.isOf(work({}))).toBe(false);
});

test.each(['10.100', 'the pen is mightier', '978-0-300-09720-8', ''])(
  'regression 245: %s is neither, and nothing is asked',
  (field) => {
    expect(identifierIn(field)).toBeNull();
  },
);
