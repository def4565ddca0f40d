import { Refused } from './refusal.ts';

/**
 * Decodes the text of a file: by its byte order mark, else as UTF-8, else as Windows-1252, the usual encoding of old
 * files.
 *
 * @throws Refused where it is not text
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.subarray(0, 65_536).includes(0)) throw new Refused('kind');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Decodes a page: as in browsers, a `meta` within the first kilobyte may name another encoding. */
export function decodePage(bytes: Uint8Array): string {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, 1024));
  const named = /<meta[^>]+charset\s*=\s*["']?(?<name>[\w-]+)/iu.exec(start)?.groups?.['name'];
  if (named === undefined || /^utf-?(?:8|16)/iu.test(named)) return decodeText(bytes);
  try {
    return new TextDecoder(named).decode(bytes);
  } catch {
    return decodeText(bytes);
  }
}
