import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { placeOf, platform } from './node.ts';
import { dataFiles } from './platform.ts';

const files = dataFiles.filter((file) => !file.startsWith('@octavo/language/rules/'));

test.each(files)('%s is found in its folder, and is unpacked', (file) => {
  const packed = readFileSync(placeOf(file));
  const isPacked = /\.(?:br|gz)$/.test(file);
  expect(platform.readData(file).length > packed.length).toBe(isPacked);
});

test('the lists of a folder are read as one text that marks the start of each', () => {
  expect(platform.readText('@octavo/language/rules/german').match(/^=== .*$/gm)).toEqual([
    '=== comparing',
    '=== governed',
    '=== one-word-or-two',
    '=== plain-mistakes',
    '=== sound-alike',
  ]);
});
