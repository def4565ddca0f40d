import type { Sharp } from 'sharp';
import { AppError } from '../errors.ts';
import type { Caller } from '../limits/fair-order.ts';
import { createFairQueue, QueueFullError } from '../limits/fair-queue.ts';
import { pictureType, type PictureType } from './picture-type.ts';

/** Which pictures are accepted, and how large they may be. */
export interface PictureBounds {
  readonly types: ReadonlySet<PictureType>;
  readonly bytes: number;
  readonly pixels: number;
}

/** Who sent the picture, for taking turns. */
export interface PictureTurn {
  readonly caller: Caller;
  /** The call's signal: if the client leaves, its turn is given up. */
  readonly signal: AbortSignal;
}

/** A picture with the maximum number of pixels takes 200 MB while being decoded. */
const queue = createFairQueue({ name: 'pictures', atOnce: 1, waiting: 40, ofNetwork: 20, ofAccount: 6 });
/** Enough to detect the type. */
const firstBytes = 16;

/**
 * Decodes an uploaded picture and lets `draw` re-encode it, so that no metadata or hidden content is stored or shown to
 * others. Runs in separate threads, one picture at a time; networks and accounts take turns. Undefined for an empty
 * file, which a form sends if its field was left empty.
 * @throws AppError 413 `body_too_large`, 413 `too_many_pixels`, 415 `unsupported_media_type`, 422 `unreadable_picture`,
 * 503 `busy`
 */
export async function readPicture<Drawn>(
  image: File,
  bounds: PictureBounds,
  { caller, signal }: PictureTurn,
  draw: (picture: Sharp) => Promise<Drawn>,
): Promise<Drawn | undefined> {
  if (image.size === 0) return undefined;
  if (image.size > bounds.bytes) throw tooLarge(bounds);
  const type = pictureType(new Uint8Array(await image.slice(0, firstBytes).arrayBuffer()));
  if (type === undefined || !bounds.types.has(type)) throw noPicture(bounds);
  const work = async (): Promise<Drawn> => {
    const picture = await open(new Uint8Array(await image.arrayBuffer()), bounds);
    return draw(picture).catch(() => {
      throw unreadable();
    });
  };
  return queue.run(caller, work, signal).catch((error: unknown) => {
    throw error instanceof QueueFullError ? busy() : error;
  });
}

/** The first bytes contain the size: a picture that is too large is refused before a pixel is decoded. */
async function open(content: Uint8Array, bounds: PictureBounds): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  // Nothing is cached between two pictures.
  sharp.cache(false);
  const { width, height } = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  if (width * height > bounds.pixels) throw tooManyPixels(bounds);
  return sharp(content, { limitInputPixels: bounds.pixels, failOn: 'error', pages: 1 }).autoOrient();
}

const mega = 1024 * 1024;

const tooLarge = ({ bytes }: PictureBounds): AppError =>
  new AppError(
    'body_too_large',
    413,
    `The picture is too large: it may have ${Math.round(bytes / mega)} MB at most.`,
    { values: { bytes } },
  );

const tooManyPixels = ({ pixels }: PictureBounds): AppError =>
  new AppError(
    'too_many_pixels',
    413,
    `The picture has too many pixels: ${pixels / 1_000_000} million at most. Make it smaller and choose it again.`,
    { values: { most: pixels / 1_000_000 } },
  );

const alternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const nameOf: Readonly<Record<PictureType, string>> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
  'image/gif': 'GIF',
};

const noPicture = ({ types }: PictureBounds): AppError =>
  new AppError(
    'unsupported_media_type',
    415,
    `The picture has to be a ${alternatives.format([...types].map((type) => nameOf[type]))} file.`,
    { reason: 'picture', values: { types: [...types].map((type) => nameOf[type]) } },
  );

const unreadable = (): AppError =>
  new AppError('unreadable_picture', 422, 'The picture cannot be read: its file is broken. Choose another.');

const busy = (): AppError =>
  new AppError('busy', 503, 'Many pictures are being read just now. Please try again in a moment.', {
    headers: { 'retry-after': '5' },
  });
