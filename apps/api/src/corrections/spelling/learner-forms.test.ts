import { expect, test } from 'vitest';
import { irregularFor } from './learner-forms.ts';

test('a word that every object knows has no learned form', () => {
  expect(irregularFor('constructor')).toBeUndefined();
  expect(irregularFor('valueOf')).toBeUndefined();
});
