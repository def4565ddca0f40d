export interface PictureLimits {
  /** MIME types, e.g. `image/png`. */
  readonly types: readonly string[];
  readonly maxBytes: number;
}

/** Why a file is refused: not a supported type, empty, or too large. */
export type PictureRefusal = 'type' | 'empty' | 'size';

/** Why a file cannot be used as an account's picture; null if it can. */
export function refusePicture(
  file: Pick<File, 'type' | 'size'>,
  { types, maxBytes }: PictureLimits,
): PictureRefusal | null {
  if (!types.includes(file.type)) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > maxBytes ? 'size' : null;
}
