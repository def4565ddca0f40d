import { expect, test } from 'vitest';
import { jsonEntries } from './json-entries.ts';

test.each([{}, { a: 1 }, { 'a"b': 'c,d', 'e\\': ['{', '}', { f: { g: null } }], 'ä{': { h: [1, [2]] } }])(
  'gives what JSON.parse gives: %j',
  (value) => {
    expect(Object.fromEntries(jsonEntries(JSON.stringify(value)))).toEqual(value);
  },
);
