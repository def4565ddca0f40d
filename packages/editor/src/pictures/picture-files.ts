import { maxPictureBytes } from '@octavo/contract/document-limits';
import { randomUuid } from '@octavo/contract/random-uuid';
import type { PicturesReport } from '@octavo/machines/document-pictures';

/** What the server reads; anything else is refused before it is sent. */
const types: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif']);

/** What a file picker offers. */
export const pictureTypes = [...types].join(',');

export const isPicture = (type: string): boolean => types.has(type);

/** Looks like a picture, whether it can be added or not: a drawing, or a photograph of a telephone. */
export const claimsToBePicture = ({ type }: Pick<File, 'type'>): boolean => type.startsWith('image/');

/** Why none of these files is added, as the text reports it; null where all of them can be. */
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

/** The file in a data address; null where it holds none that can be added. */
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

/** Names a picture until it is kept, in the form of the ids that kept ones have. */
export const newKey = (): string => randomUuid().replaceAll('-', '');
