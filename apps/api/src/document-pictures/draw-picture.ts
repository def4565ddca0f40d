import { createHash } from 'node:crypto';
import { maxPictureBytes, maxPicturePixels } from '@octavo/contract/document-limits';
import type { Sharp } from 'sharp';
import { type PictureBounds, type PictureTurn, readPicture } from '../pictures/read-picture.ts';

/** A picture as stored with its document. */
export interface DrawnPicture {
  readonly id: string;
  readonly mediaType: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
  readonly content: Uint8Array;
}

/** Longest side in pixels: twice the width of the page, and sharp on paper. */
const side = 1600;
/** A drawing stays sharp as PNG; above this size it is a photograph, and becomes JPEG. */
const mostDrawingBytes = 600 * 1024;
const bounds: PictureBounds = {
  types: new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif']),
  bytes: maxPictureBytes,
  pixels: maxPicturePixels,
};

/**
 * Prepares a picture for a document: upright, at most 1,600 pixels wide and high, as PNG or JPEG, which every download
 * format can hold. Undefined for an empty file.
 * @throws AppError as `readPicture`
 */
export const drawPicture = (image: File, turn: PictureTurn): Promise<DrawnPicture | undefined> =>
  readPicture(image, bounds, turn, async (picture) => {
    const small = picture
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    const { format, hasAlpha } = await picture.metadata();
    if (format === 'png' || format === 'gif' || hasAlpha) {
      const drawing = await drawn(small.clone().png({ compressionLevel: 9 }), 'image/png');
      if (drawing.content.byteLength <= mostDrawingBytes) return drawing;
    }
    return drawn(small.flatten({ background: '#ffffff' }).jpeg({ quality: 84, mozjpeg: true }), 'image/jpeg');
  });

async function drawn(picture: Sharp, mediaType: DrawnPicture['mediaType']): Promise<DrawnPicture> {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  const id = createHash('sha256').update(data).digest('hex').slice(0, 32);
  return { id, mediaType, width: info.width, height: info.height, content: data };
}
