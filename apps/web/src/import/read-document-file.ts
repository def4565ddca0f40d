import type { ReadFile } from '@octavo/machines/import';
import { documentOf } from '@octavo/formats/document';
import { readInWorker } from './read-in-worker.ts';

/**
 * Makes a document from a file: a worker turns it into HTML, and the page reads the HTML.
 *
 * @param beside BibTeX files with the works that a Markdown file cites
 * @throws Refused with the reason
 */
export const readDocumentFile = async (
  file: File,
  beside: readonly File[],
  signal: AbortSignal,
): Promise<ReadFile> => documentOf(await readInWorker(file, beside, signal), file.name);
