import { expect, test } from 'vitest';
import { applyFirst } from '../grade.ts';
import { changesBetween } from './changes.ts';

const changes = (text: string, mended: string) =>
  changesBetween(text, mended).map(({ offset, length, replacement }) => ({ offset, length, replacement }));

test('a word that was replaced', () => {
  expect(changes('He go home.', 'He goes home.')).toEqual([{ offset: 3, length: 2, replacement: 'goes' }]);
});

test('words that were added or dropped', () => {
  expect(changes('He is doctor.', 'He is a doctor.')).toEqual([{ offset: 6, length: 0, replacement: 'a ' }]);
  expect(changes('The the end.', 'The end.')).toEqual([{ offset: 4, length: 4, replacement: '' }]);
});

test('nothing where nothing was changed', () => {
  expect(changes('It rains.', 'It rains.')).toEqual([]);
});

test.each([
  ['Me and him goes to school', 'He and I go to school.'],
  ['', 'All of it is new.'],
  ['However the bus, was late', 'However, the bus was late.'],
])('all changes together turn “%s” into the corrected text', (text, mended) => {
  expect(applyFirst(text, changesBetween(text, mended))).toBe(mended);
});
