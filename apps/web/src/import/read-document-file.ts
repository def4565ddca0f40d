import { countWords } from '@octavo/contract/count-words';
import { maxTitleLength } from '@octavo/contract/document-limits';
import { importedText, ImportTooDeep, ImportTooLarge } from '@octavo/editor/import';
import type { ReadFile } from '@octavo/machines/import';
import { pictureAt } from './file-pictures.ts';
import { type FilePicture, titleClass } from './file-text.ts';
import { readInWorker } from './read-in-worker.ts';
import { Refused } from './refusal.ts';

/**
 * Makes a document of a file: a thread turns it into HTML, and the HTML comes in the way that a paste does.
 *
 * @throws Refused with the reason
 */
export async function readDocumentFile(file: File, signal: AbortSignal): Promise<ReadFile> {
  const { html, pictures, losses } = await readInWorker(file, signal);
  const read = parsed(html, pictures);
  const { headings, tables, footnotes } = read;
  const isEmpty = read.text.trim() === '' && read.pictures.size === 0 && footnotes === 0;
  if (isEmpty && (read.title === null || isPage(file))) throw new Refused('empty');
  return {
    title: (read.title ?? withoutEnding(file.name)).slice(0, maxTitleLength),
    content: read.content,
    pictures: [...read.pictures].flatMap(([id, address]) => {
      const picture = pictureAt(pictures, address);
      return picture ? [{ id, file: new File([picture.bytes], id, { type: picture.type }) }] : [];
    }),
    facts: { words: countWords(read.text), headings, tables, footnotes },
    losses: { ...losses, ...read.losses },
  };
}

function parsed(html: string, pictures: readonly FilePicture[]) {
  try {
    return importedText(html, titleClass, (address) => pictureAt(pictures, address) !== undefined);
  } catch (error) {
    if (error instanceof ImportTooLarge) throw new Refused('tooMuchText');
    throw error instanceof ImportTooDeep ? new Refused('nested') : error;
  }
}

/** A page has a title also where a script draws all of it. */
const isPage = ({ name }: File): boolean => /\.x?html?$/iu.test(name);

const withoutEnding = (name: string): string => name.replace(/\.\w+$/u, '').trim();
