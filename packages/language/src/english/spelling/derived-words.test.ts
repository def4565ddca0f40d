import { expect, test } from 'vitest';
import { isDerived, prefixOf } from './derived-words.ts';

test.each([
  ['nonfluoridated', 'fluoridated'],
  ['overfishing', 'refreshing'],
  ['moneyless', 'monthly'],
  ['multistorey', 'ministry'],
])('%s is derived by a rule of English', (word, best) => {
  expect(isDerived(word, best)).toBe(true);
});

test.each([
  ['uncerfied', 'unverified'],
  ['reconise', 'recognise'],
  ['preformance', 'performance'],
  ['unhealth', 'health'],
])('%s is not', (word, best) => {
  expect(isDerived(word, best)).toBe(false);
});

test('a prefix is recognised separately from its stem', () => {
  expect(prefixOf('Unsertain')).toEqual({ before: 'un', rest: 'sertain' });
  expect(prefixOf('under')).toBeUndefined();
});
