import { setImmediate as breathe } from 'node:timers/promises';
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface StreamedFile {
  readonly path: string;
  readonly content: string | Uint8Array;
  /** Already a zip archive, such as a DOCX: compressing it again gains nothing. */
  readonly isPacked?: boolean;
}

const piece = 256 * 1024;

/**
 * Streams a zip archive while it is being made: at most one file is in memory, and the next one is requested only after
 * this one has been consumed. A large file is compressed in chunks, so that other calls are answered in between.
 */
export async function* zipStream(
  files: AsyncIterable<StreamedFile>,
  mtime: Date,
): AsyncGenerator<Uint8Array, void> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, data) => {
    if (error) throw error;
    ready.push(data);
  });
  for await (const { path, content, isPacked = false } of files) {
    const entry = isPacked ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
    entry.mtime = mtime;
    zip.add(entry);
    const bytes = typeof content === 'string' ? strToU8(content) : content;
    for (let from = 0; from < bytes.length || from === 0; from += piece) {
      entry.push(bytes.subarray(from, from + piece), from + piece >= bytes.length);
      yield* ready.splice(0);
      await breathe();
    }
  }
  zip.end();
  yield* ready.splice(0);
}
