import type { DocumentContent } from '@octavo/contract';
import { countWords } from '@octavo/contract/count-words';
import { maxTitleLength } from '@octavo/contract/document-limits';
import type { ParsePage } from './clean-pasted-html.ts';
import { importedText, ImportTooDeep, ImportTooLarge } from './imported-text.ts';
import { pictureAt } from '../reading/file-pictures.ts';
import { type FileText, titleClass } from '../reading/file-text.ts';
import { type FoundLosses, LossReport, withLosses } from '../reading/losses.ts';
import { Refused } from '../reading/refusal.ts';

/** A file as a document. */
export interface ReadDocument extends FoundLosses {
  readonly title: string;
  readonly content: DocumentContent;
  /** Those that the text shows, by the ids that it knows them by. */
  readonly pictures: readonly { readonly id: string; readonly file: File }[];
  readonly facts: Readonly<Record<'words' | 'headings' | 'tables' | 'footnotes', number>>;
}

/**
 * Makes a document from what was read of a file: the HTML is handled like a paste.
 *
 * @param name of the file, which is the title of a text that has none
 * @param parsePage parses HTML where there is no global `DOMParser`, as in Node: by the one of jsdom, for example
 * @throws Refused with the reason
 */
export function documentOf(text: FileText, name: string, parsePage?: ParsePage): ReadDocument {
  const { pictures } = text;
  const report = new LossReport();
  const read = parsed(text, report, parsePage);
  const { headings, tables, footnotes } = read;
  const isEmpty = read.text.trim() === '' && read.pictures.size === 0 && footnotes === 0;
  if (isEmpty && (read.title === null || isTitleOfPage(text.html, name))) throw new Refused('empty');
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

function parsed({ html, pictures, cited }: FileText, report: LossReport, parsePage?: ParsePage) {
  try {
    return importedText({
      html,
      titleClass,
      isPictureAddress: (address) => pictureAt(pictures, address) !== undefined,
      references: cited?.references,
      style: cited?.style,
      parsePage,
      onLost: (kind, place) => report.add(kind, place),
    });
  } catch (error) {
    if (error instanceof ImportTooLarge) throw new Refused('tooMuchText');
    throw error instanceof ImportTooDeep ? new Refused('nested') : error;
  }
}

/** A page may have a title even though a script draws all of its text, so it can be empty all the same. */
const isTitleOfPage = (html: string, name: string): boolean =>
  /\.x?html?$/iu.test(name) && html.includes(`<h1 class="${titleClass}">`);

const withoutEnding = (name: string): string => name.replace(/\.\w+$/u, '').trim();
