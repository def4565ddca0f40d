import { countWords } from '@octavo/contract/count-words';
import { maxTitleLength } from '@octavo/contract/document-limits';
import { importedText, ImportTooDeep, ImportTooLarge } from '@octavo/editor/import';
import type { ReadFile } from '@octavo/machines/import';
import { pictureAt } from './file-pictures.ts';
import { type FileText, titleClass } from './file-text.ts';
import { LossReport, withLosses } from './losses.ts';
import { Refused } from './refusal.ts';

/**
 * Makes a document from what was read of a file: the HTML is handled like a paste.
 *
 * @throws Refused with the reason
 */
export function documentOf(text: FileText, name: string): ReadFile {
  const { pictures } = text;
  const report = new LossReport();
  const read = parsed(text, report);
  const { headings, tables, footnotes } = read;
  const isEmpty = read.text.trim() === '' && read.pictures.size === 0 && footnotes === 0;
  if (isEmpty && (read.title === null || isPage(name))) throw new Refused('empty');
  return {
    title: (read.title ?? withoutEnding(name)).slice(0, maxTitleLength),
    content: read.content,
    pictures: [...read.pictures].flatMap(([id, address]) => {
      const picture = pictureAt(pictures, address);
      return picture ? [{ id, file: new File([picture.bytes], id, { type: picture.type }) }] : [];
    }),
    facts: { words: countWords(read.text), headings, tables, footnotes },
    ...withLosses(text, report),
  };
}

function parsed({ html, pictures, cited }: FileText, report: LossReport) {
  try {
    return importedText({
      html,
      titleClass,
      isPictureAddress: (address) => pictureAt(pictures, address) !== undefined,
      references: cited?.references,
      style: cited?.style,
      onLost: (kind, place) => report.add(kind, place),
    });
  } catch (error) {
    if (error instanceof ImportTooLarge) throw new Refused('tooMuchText');
    throw error instanceof ImportTooDeep ? new Refused('nested') : error;
  }
}

/** A page may have a title even though a script draws all of its text, so it can be empty all the same. */
const isPage = (name: string): boolean => /\.x?html?$/iu.test(name);

const withoutEnding = (name: string): string => name.replace(/\.\w+$/u, '').trim();
