import { strToU8, type Zippable, zipSync } from 'fflate';

export interface ZippedFile {
  readonly path: string;
  readonly content: string | Uint8Array;
  /** Stored uncompressed, as required for the first file of an EPUB or ODF. */
  readonly stored?: boolean;
}

/** A zip archive of files in the given order. */
export function zipFiles(files: readonly ZippedFile[]): Uint8Array<ArrayBuffer> {
  const entries: Zippable = {};
  for (const { path, content, stored } of files) {
    const bytes = typeof content === 'string' ? strToU8(content) : new Uint8Array(content);
    entries[path] = [bytes, { level: stored ? 0 : 6 }];
  }
  return new Uint8Array(zipSync(entries));
}
