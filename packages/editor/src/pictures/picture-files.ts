import { maxPictureBytes } from '@octavo/contract/document-limits';
import { randomUuid } from '@octavo/contract/random-uuid';
import type { PicturesReport } from '@octavo/machines/document-pictures';

/** The types that the server accepts; anything else is rejected before it is sent. */
const types: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif']);

/** For the `accept` attribute of a file picker. */
export const pictureTypes = [...types].join(',');

export const isPicture = (type: string): boolean => types.has(type);

/** Whether a file is an image of any type, supported or not, such as SVG or HEIC. */
export const claimsToBePicture = ({ type }: Pick<File, 'type'>): boolean => type.startsWith('image/');

/** A report of why none of these files can be added; null if all of them can. */
export function refusalOf(files: readonly File[]): PicturesReport | null {
  if (files.some(({ type }) => !isPicture(type))) {
    return { type: 'refused', message: { name: 'pictureKindRefused' } };
  }
  if (files.some(({ size }) => size > maxPictureBytes)) {
    const megabytes = maxPictureBytes / 1024 ** 2;
    return { type: 'refused', message: { name: 'pictureTooLarge', values: { megabytes } } };
  }
  return null;
}

/** The file in a data URL; null if it contains none that can be added. */
export function fileOf(address: string): File | null {
  const found = /^data:(?<type>[\w/+.-]+)(?:;[\w=-]+)*;base64,(?<data>[\w+/=\s]*)$/iu.exec(address)?.groups;
  const type = found?.['type']?.toLowerCase() ?? '';
  if (!isPicture(type)) return null;
  try {
    const bytes = Uint8Array.from(atob(found?.['data'] ?? ''), (letter) => letter.codePointAt(0) ?? 0);
    return bytes.length === 0 ? null : new File([bytes], '', { type });
  } catch {
    return null;
  }
}

/** Identifies a picture until it is stored, in the form of the ids of stored ones. */
export const newKey = (): string => randomUuid().replaceAll('-', '');
