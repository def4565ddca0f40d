import { namesInArchive } from './archive.ts';
import { mainPart } from './docx/main-part.ts';
import { markdownIn } from './read-markdown-archive.ts';
import { Refused } from './refusal.ts';

export type FileKind = 'docx' | 'odt' | 'markdown' | 'markdown archive' | 'html' | 'text';

const textual: ReadonlyMap<string, FileKind> = new Map([
  ['md', 'markdown'],
  ['markdown', 'markdown'],
  ['html', 'html'],
  ['htm', 'html'],
  ['xhtml', 'html'],
  ['txt', 'text'],
  ['text', 'text'],
  ['', 'text'],
]);
const packed = new Set(['docx', 'odt']);

/**
 * Determines the type of a file by its bytes, and by its name only where the bytes are ambiguous.
 *
 * @throws Refused for a type that cannot be imported, and for a file that does not match its name
 */
export function kindOfFile(bytes: Uint8Array, name: string): FileKind {
  const ending = /\.(?<ending>\w+)$/u.exec(name)?.groups?.['ending']?.toLowerCase() ?? '';
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return kindOfArchive(bytes);
  // Office stores a document with a password in the container of its older formats.
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    throw new Refused(isEncrypted(bytes) ? 'password' : 'kind');
  }
  const start = new TextDecoder('windows-1252')
    .decode(bytes.subarray(0, 1024))
    .replace(/^\u00EF\u00BB\u00BF/u, '');
  if (/^(?:%PDF|\{\\rtf)/u.test(start)) throw new Refused('kind');
  if (/^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)*<(?:!doctype html|html)\b/iu.test(start)) return 'html';
  if (packed.has(ending)) throw new Refused(bytes.length === 0 ? 'empty' : 'damaged');
  const kind = textual.get(ending);
  if (kind === undefined) throw new Refused('kind');
  return kind;
}

function kindOfArchive(bytes: Uint8Array): FileKind {
  const names = namesInArchive(bytes);
  if (names.has('word/document.xml') || mainPart(bytes) !== null) return 'docx';
  if (names.has('content.xml') && names.has('META-INF/manifest.xml')) return 'odt';
  if (markdownIn(names) !== null) return 'markdown archive';
  throw new Refused('kind');
}

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/** The container's directory names its streams in UTF-16. */
function isEncrypted(bytes: Uint8Array): boolean {
  return new TextDecoder('utf-16le')
    .decode(bytes.subarray(0, bytes.length & ~1))
    .includes('EncryptedPackage');
}
