import { maxPictureBytes } from '@octavo/contract/document-limits';
import type { FilePicture } from './file-text.ts';

/** The pictures of a file, each with an address that stands for it in the HTML. */
export interface FilePictures {
  /** Returns an empty string for a picture that cannot be kept. */
  readonly address: (bytes: Uint8Array | undefined) => string;
  readonly all: readonly FilePicture[];
}

const scheme = 'picture:';

/** The picture that an address stands for. */
export const pictureAt = (pictures: readonly FilePicture[], address: string): FilePicture | undefined =>
  address.startsWith(scheme) ? pictures[Number(address.slice(scheme.length))] : undefined;

/** @param known pictures that already have addresses */
export function filePictures(known: readonly FilePicture[] = []): FilePictures {
  const all: FilePicture[] = [...known];
  return {
    all,
    address: (bytes) => {
      const type = bytes === undefined || bytes.length > maxPictureBytes ? null : typeOf(bytes);
      if (bytes === undefined || type === null) return '';
      return `${scheme}${all.push({ type, bytes: new Uint8Array(bytes) }) - 1}`;
    },
  };
}

const starts: readonly (readonly [string, RegExp])[] = [
  ['image/png', /^\u0089PNG\r\n/u],
  ['image/jpeg', /^\u00FF\u00D8\u00FF/u],
  ['image/gif', /^GIF8[79]a/u],
  ['image/webp', /^RIFF[^]{4}WEBP/u],
];

function typeOf(bytes: Uint8Array): string | null {
  const start = String.fromCodePoint(...bytes.subarray(0, 12));
  return starts.find(([, pattern]) => pattern.test(start))?.[0] ?? null;
}

/** HTML with its embedded pictures replaced by addresses; data addresses of anything else are emptied. */
export function withoutData(html: string, pictures: FilePictures): string {
  return html.replaceAll(/(?<=["'(])data:[^"')]*/giu, (address) => {
    const data = /^data:image\/[\w.+-]+;base64,(?<data>[^]*)$/iu.exec(address)?.groups?.['data'];
    return (data !== undefined && pictures.address(decoded(data))) || 'data:,';
  });
}

function decoded(data: string): Uint8Array | undefined {
  try {
    const text = atob(data.replaceAll('%2B', '+').replaceAll('%2F', '/').replaceAll('%3D', '='));
    return Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
  } catch {
    return undefined;
  }
}
