export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif';

const starts: readonly (readonly [type: PictureType, bytes: readonly number[], at?: number])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/webp', [0x57, 0x45, 0x42, 0x50], 8],
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
];

/** Detected from the first bytes, whatever the sender claims; undefined for any other type, including SVG. */
export const pictureType = (content: Uint8Array): PictureType | undefined =>
  starts.find(([, bytes, at = 0]) => bytes.every((byte, index) => content[at + index] === byte))?.[0];
