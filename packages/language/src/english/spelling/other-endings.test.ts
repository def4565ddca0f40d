import { expect, test } from 'vitest';
import { otherEndings } from './other-endings.ts';

test('an ending that does not go with a word leaves those that do', () => {
  expect(otherEndings('interestion')).toEqual(['interest', 'interested', 'interesting']);
});

test('a word whose stem is not a word has no other endings', () => {
  expect(otherEndings('situasion')).toEqual([]);
});
