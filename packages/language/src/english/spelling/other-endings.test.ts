import { expect, test } from 'vitest';
import { otherEndings } from './other-endings.ts';

test('an ending that does not go with a word leaves those that do', () => {
  expect(otherEndings('interestion')).toEqual(['interest', 'interested', 'interesting']);
});

test('what is no word without its ending has no family', () => {
  expect(otherEndings('situasion')).toEqual([]);
});
