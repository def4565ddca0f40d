import { maxAvatarBytes, maxAvatarPixels } from '@octavo/contract/account-kinds';
import { type PictureBounds, type PictureTurn, readPicture } from './read-picture.ts';

/** A picture as stored and shown. */
export interface Picture {
  readonly mediaType: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

/** Side length in pixels; avatars are drawn at 96 at most, on screens with a density of two or three. */
const side = 288;
const bounds: PictureBounds = {
  types: new Set(['image/png', 'image/jpeg', 'image/webp']),
  bytes: maxAvatarBytes,
  pixels: maxAvatarPixels,
};

/**
 * Turns an uploaded picture into a small upright square, cropped around its centre; undefined for an empty file.
 * @throws AppError as `readPicture`
 */
export const squarePicture = (image: File, turn: PictureTurn): Promise<Picture | undefined> =>
  readPicture(image, bounds, turn, async (picture) => {
    const drawn = await picture.resize(side, side, { fit: 'cover' }).webp({ quality: 82 }).toBuffer();
    return { mediaType: 'image/webp', content: new Uint8Array(drawn) };
  });
