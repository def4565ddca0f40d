const mebibyte = 1024 ** 2;

/** What is read of a file that somebody else made. */
export const importBounds = {
  /** The largest file, in bytes. */
  file: 20 * mebibyte,
  /** All parts of an archive that are read, unpacked, in bytes. */
  unpacked: 64 * mebibyte,
  /** The HTML that a file becomes, in characters: twice what a document may hold. */
  html: 8 * mebibyte,
  /** How long the thread that reads it may take, in milliseconds. */
  time: 30_000,
} as const;
