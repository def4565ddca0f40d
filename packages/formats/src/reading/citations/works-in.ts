import { decodeText } from '../decode-text.ts';
import type { KeyedWorks } from './markdown-citations.ts';

/** In bytes. */
export const longestBibliography = 2_000_000;

/** The works of BibTeX files, by their keys. The parser is large, and fetched only if there is a file. */
export async function worksIn(files: readonly Uint8Array[]): Promise<KeyedWorks> {
  if (files.length === 0) return new Map();
  const { worksByKey } = await import('@octavo/citations/bibtex');
  return worksByKey(files.map(decodeText).join('\n\n'));
}
