import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { jsonEntries } from './json-entries.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([{}, { a: 1 }, { 'a"b': 'c,d', 'e\\': ['{', '}', { f: { g: null } }], 'ä{': { h: [1, [2]] } }])(
  'gives what JSON.parse gives: %j',
  (value) => {
    const file = join(folder, 'list.json');
    writeFileSync(file, JSON.stringify(value));
    expect(Object.fromEntries(jsonEntries(file))).toEqual(value);
  },
);
