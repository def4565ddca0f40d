import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';

export type Encoding = 'br' | 'gzip';

export interface StoredFile {
  readonly type: string;
  readonly etag: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Undefined if compressing does not pay. */
  encoded(encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> | undefined;
}

const compressible = /^(?:text\/|application\/(?:json|javascript|wasm|manifest)|image\/svg)/;
const worthwhile = 1024;
const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const brotliQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/**
 * The files under a folder, kept in memory with their compressed forms until they change on disk. A path that leads
 * outside the folder finds nothing.
 */
export function fileStore(folder: string): (path: string) => Promise<StoredFile | undefined> {
  const root = resolve(folder);
  const kept = new Map<string, { readonly stamp: string; readonly file: StoredFile }>();

  return async (path) => {
    const full = resolve(root, `.${sep}${path}`);
    if (path.includes('\0') || !full.startsWith(root + sep)) return undefined;
    const found = await stat(full).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const stamp = `${found.mtimeMs} ${found.size}`;
    const known = kept.get(full);
    if (known?.stamp === stamp) return known.file;
    const file = store(full, new Uint8Array(await readFile(full)));
    kept.set(full, { stamp, file });
    return file;
  };
}

function store(path: string, bytes: Uint8Array<ArrayBuffer>): StoredFile {
  const type = getMimeType(path) ?? 'application/octet-stream';
  const encodings = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  return {
    type,
    bytes,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    encoded(encoding) {
      if (bytes.length < worthwhile || !compressible.test(type)) return undefined;
      const ready =
        encodings.get(encoding) ??
        (encoding === 'br' ? compress.br(bytes, brotliQuality) : compress.gzip(bytes)).then(
          (packed) => new Uint8Array(packed),
        );
      encodings.set(encoding, ready);
      return ready;
    },
  };
}
