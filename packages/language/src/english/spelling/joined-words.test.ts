import { expect, test } from 'vitest';
import { isCompound, joinedWords } from './joined-words.ts';

test.each([
  ['allday', 'all day'],
  ['inorder', 'in order'],
  ['aslong', 'as long'],
  ['Ofcourse', 'of course'],
  ['highschool', 'high school'],
])('%s is split into two words', (written, apart) => {
  expect(joinedWords(written).map(({ words }) => words)).toEqual([apart]);
});

test.each(['shoebox', 'birdsong', 'goverment', 'a'])('%s is not split', (written) => {
  expect(joinedWords(written)).toEqual([]);
});

test('a compound that no dictionary has is no misspelling', () => {
  expect(['shoebox', 'ironworker', 'definately', 'allday'].map(isCompound)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
