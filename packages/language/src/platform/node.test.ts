import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { placeOf, platform } from './node.ts';
import { dataFiles } from './platform.ts';

test.each(dataFiles)('%s is where it is looked for, and is unpacked', (file) => {
  const packed = readFileSync(placeOf(file));
  const isPacked = /\.(?:br|gz)$/.test(file);
  expect(platform.readData(file).length > packed.length).toBe(isPacked);
});
