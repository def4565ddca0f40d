import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { unpackWoff } from './woff.ts';

const resolve = createRequire(import.meta.url).resolve;

/** Reads a font file from a package as TrueType or OpenType. */
export async function readFont(specifier: string): Promise<Buffer> {
  const file = await readFile(resolve(specifier));
  return specifier.endsWith('.woff') ? Buffer.from(unpackWoff(file)) : file;
}
