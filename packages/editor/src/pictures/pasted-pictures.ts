import { maxAltLength } from '@octavo/contract/document-limits';
import type { AddedPicture, PicturesReport } from '@octavo/machines/document-pictures';
import { isPictureId } from '@octavo/document-schema';
import { cleanPaste } from '../paste/paste-cleaner.ts';
import { fileOf, newKey } from './picture-files.ts';

/** Reads pasted content. */
export interface PasteReader {
  readonly clean: (html: string) => string;
  /** The pictures of the last paste; returned only once. */
  readonly taken: () => PastedPictures;
}

export function createPasteReader(documentId: string): PasteReader {
  let pasted = pastedPictures(documentId);
  return {
    clean: (html) => {
      pasted = pastedPictures(documentId);
      return cleanPaste(html, pasted.take);
    },
    taken: () => {
      const found = pasted;
      pasted = pastedPictures(documentId);
      return found;
    },
  };
}

/** The pictures of a paste. */
export interface PastedPictures {
  /** What replaces an `img`: its id, or the key of a picture to be added; null if it is left out. */
  readonly take: (element: Element) => string | null;
  readonly added: ReadonlyMap<string, AddedPicture>;
  /** How many are on other sites, or of a kind that cannot be added. */
  readonly leftOut: () => number;
}

/** Reads the pictures of a page pasted into a document. Nothing is fetched from other sites. */
function pastedPictures(documentId: string): PastedPictures {
  const added = new Map<string, AddedPicture>();
  let leftOut = 0;
  const add = (source: AddedPicture['source'], name: string): string => {
    const key = newKey();
    added.set(key, { key, name, source });
    return key;
  };
  return {
    added,
    leftOut: () => leftOut,
    take: (element) => {
      const id = element.getAttribute('data-picture');
      const from = element.getAttribute('data-document');
      const name = (element.getAttribute('alt') ?? '').slice(0, maxAltLength);
      if (isPictureId(id) && from !== null && from !== '') {
        return from === documentId ? id : add({ documentId: from, pictureId: id }, name);
      }
      const address = element.getAttribute('src') ?? '';
      const file = fileOf(address);
      if (file !== null) return add(file, name);
      if (!isSpacer(element)) leftOut += 1;
      return null;
    },
  };
}

/** Pages and mails contain one-pixel pictures as spacers or for tracking. */
const isSpacer = (element: Element): boolean =>
  ['width', 'height'].some((name) => /^[01](?:px)?$/u.test(element.getAttribute(name) ?? ''));

/** Reports that pictures were left out; null if none were. */
export const leftOutReport = (count: number): PicturesReport | null =>
  count === 0 ? null : { type: 'left-out', message: { name: 'picturesLeftOut', values: { count } } };
