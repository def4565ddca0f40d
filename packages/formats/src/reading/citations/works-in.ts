import { decodeText } from '../decode-text.ts';
import { Refused } from '../refusal.ts';
import type { KeyedWorks } from './markdown-citations.ts';

/** In bytes; a larger file is not read. */
export const longestBibliography = 2_000_000;

/**
 * The works of BibTeX files, by their keys. The parser is large, and fetched only if there is a file.
 *
 * @param cited the keys of works to read; all by default
 */
export async function worksIn(
  files: readonly Uint8Array[],
  cited?: ReadonlySet<string>,
): Promise<KeyedWorks> {
  if (files.length === 0) return new Map();
  const { worksByKey } = await import('@octavo/citations/bibtex');
  const read = files.filter(({ length }) => length <= longestBibliography);
  return worksByKey(read.map(textOf).join('\n\n'), cited);
}

/** A file that is no text has no works: what cites them is reported, and the text is read all the same. */
function textOf(file: Uint8Array): string {
  try {
    return decodeText(file);
  } catch (error) {
    if (error instanceof Refused) return '';
    throw error;
  }
}
