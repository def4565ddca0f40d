import { expect, test } from 'vitest';
import { irregularFor } from './learner-forms.ts';

test('a property name that every object has is not an irregular form', () => {
  expect(irregularFor('constructor')).toBeUndefined();
  expect(irregularFor('valueOf')).toBeUndefined();
});

test.each([
  ['beautifuler', 'more beautiful'],
  ['expensivest', 'most expensive'],
  ['brang', 'brought'],
  ["own's", 'own'],
])('%s becomes %s', (written, meant) => {
  expect(irregularFor(written)).toBe(meant);
});

test.each(['clever', 'harvest', 'nearest', 'redder', 'whiter'])('%s is a word of its own', (written) => {
  expect(irregularFor(written)).toBeUndefined();
});
