import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { fontFiles } from './font-files.ts';
import { unpackWoff } from './woff.ts';

const woff = await readFile(createRequire(import.meta.url).resolve(fontFiles.opendyslexic.regular));

/** The checksum of a table, as in the OpenType specification ("Calculating Checksums"). */
function checksum(table: Uint8Array): number {
  const padded = new Uint8Array(Math.ceil(table.length / 4) * 4);
  padded.set(table);
  const view = new DataView(padded.buffer);
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + view.getUint32(at)) % 2 ** 32;
  return sum;
}

it('returns the tables that the font was packed from', () => {
  const font = unpackWoff(woff);
  const view = new DataView(font.buffer);
  expect(String.fromCharCode(...font.subarray(0, 4))).toBe('OTTO');
  const count = view.getUint16(4);
  expect(count).toBe(new DataView(woff.buffer, woff.byteOffset).getUint16(12));
  for (let index = 0; index < count; index += 1) {
    const at = 12 + 16 * index;
    const name = String.fromCharCode(...font.subarray(at, at + 4));
    const [sum, offset, length] = [view.getUint32(at + 4), view.getUint32(at + 8), view.getUint32(at + 12)];
    const table = font.slice(offset, offset + length);
    // The head table contains a sum over the whole file, which is left out of its own.
    if (name === 'head') table.fill(0, 8, 12);
    expect([name, checksum(table)]).toEqual([name, sum]);
  }
});

it('refuses a file that is not a WOFF, or truncated', () => {
  expect(() => unpackWoff(new Uint8Array(100))).toThrow('no WOFF');
  expect(() => unpackWoff(woff.subarray(0, 2000))).toThrow(/outside the bounds|incorrect|unexpected/u);
});
