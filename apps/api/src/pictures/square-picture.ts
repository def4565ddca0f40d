import { maxAvatarBytes, maxAvatarPixels } from '@octavo/contract/account-kinds';
import { type PictureBounds, type PictureTurn, readPicture } from './read-picture.ts';

/** As it is kept and shown. */
export interface Picture {
  readonly mediaType: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

/** Pixels of each side; avatars are drawn with 96 at most, on screens of two or three dots each. */
const side = 288;
const bounds: PictureBounds = {
  types: new Set(['image/png', 'image/jpeg', 'image/webp']),
  bytes: maxAvatarBytes,
  pixels: maxAvatarPixels,
};

/**
 * A picture that somebody sent as a small upright square, cropped about its middle; undefined for an empty file.
 * @throws AppError as `readPicture`
 */
export const squarePicture = (image: File, turn: PictureTurn): Promise<Picture | undefined> =>
  readPicture(image, bounds, turn, async (picture) => {
    const drawn = await picture.resize(side, side, { fit: 'cover' }).webp({ quality: 82 }).toBuffer();
    return { mediaType: 'image/webp', content: new Uint8Array(drawn) };
  });
