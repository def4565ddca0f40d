const mebibyte = 1024 ** 2;

/** Limits for reading a file from elsewhere. */
export const importBounds = {
  /** The largest file, in bytes. */
  file: 20 * mebibyte,
  /** All parts of an archive that are read, unpacked and together, in bytes. */
  unpacked: 64 * mebibyte,
  /** The HTML that a file is turned into, in characters: twice what a document may hold. */
  html: 8 * mebibyte,
} as const;
