import { maxAvatarBytes, maxAvatarPixels } from '@octavo/contract/account-kinds';
import type { Sharp } from 'sharp';
import { AppError } from '../errors.ts';
import { createSemaphore, QueueFullError } from '../limits/semaphore.ts';
import { pictureType } from './picture-type.ts';

/** As it is kept and shown. */
export interface Picture {
  readonly mediaType: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

/** Pixels of each side; avatars are drawn with 96 at most, on screens of two or three dots each. */
const side = 288;
/** A picture of the most pixels takes 200 MB while it is decoded. */
const semaphore = createSemaphore({ atOnce: 1, waiting: 40 });

/**
 * A picture that somebody sent as a small square: decoded, turned upright, cropped about its middle and written anew,
 * so that no metadata and nothing that hides in a file is kept or shown to others. Runs in threads of its own.
 * Undefined for an empty file, as a form sends it whose field was left empty.
 * @throws AppError 413 `body_too_large`, 413 `too_many_pixels`, 415 `unsupported_media_type`, 422 `unreadable_picture`,
 * 503 `busy`
 */
export async function squarePicture(image: File, signal: AbortSignal): Promise<Picture | undefined> {
  if (image.size === 0) return undefined;
  if (image.size > maxAvatarBytes) throw tooLarge();
  const content = new Uint8Array(await image.arrayBuffer());
  if (pictureType(content) === undefined) throw noPicture();
  const end = await semaphore.take(signal).catch((error: unknown) => {
    throw error instanceof QueueFullError ? busy() : error;
  });
  try {
    return { mediaType: 'image/webp', content: await draw(await open(content)) };
  } finally {
    end();
  }
}

/** The size stands in the first bytes: what is too large is refused before a pixel is decoded. */
async function open(content: Uint8Array): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  // Nothing is kept between two pictures.
  sharp.cache(false);
  const { width, height } = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  if (width * height > maxAvatarPixels) throw tooManyPixels();
  return sharp(content, { limitInputPixels: maxAvatarPixels, failOn: 'error', pages: 1 });
}

async function draw(picture: Sharp): Promise<Uint8Array<ArrayBuffer>> {
  const drawn = await picture
    .autoOrient()
    .resize(side, side, { fit: 'cover' })
    .webp({ quality: 82 })
    .toBuffer()
    .catch(() => {
      throw unreadable();
    });
  return new Uint8Array(drawn);
}

const mega = 1024 * 1024;

const tooLarge = (): AppError =>
  new AppError(
    'body_too_large',
    413,
    `The picture is too large: it may have ${maxAvatarBytes / mega} MB at most.`,
  );

const tooManyPixels = (): AppError =>
  new AppError(
    'too_many_pixels',
    413,
    `The picture has too many pixels: ${maxAvatarPixels / 1_000_000} million at most. Make it smaller and choose it again.`,
  );

const noPicture = (): AppError =>
  new AppError('unsupported_media_type', 415, 'The picture has to be a PNG, JPEG or WebP file.');

const unreadable = (): AppError =>
  new AppError('unreadable_picture', 422, 'The picture cannot be read: its file is broken. Choose another.');

const busy = (): AppError =>
  new AppError('busy', 503, 'Many pictures are being read just now. Please try again in a moment.', {
    headers: { 'retry-after': '5' },
  });
