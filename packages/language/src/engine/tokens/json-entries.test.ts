import { expect, test } from 'vitest';
import { jsonEntries } from './json-entries.ts';

test.each([{}, { a: 1 }, { 'a"b': 'c,d', 'e\\': ['{', '}', { f: { g: null } }], 'ä{': { h: [1, [2]] } }])(
  'returns what JSON.parse returns: %j',
  (value) => {
    expect(Object.fromEntries(jsonEntries(JSON.stringify(value)))).toEqual(value);
  },
);
