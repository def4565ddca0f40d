import { importBounds } from './bounds.ts';
import { decodePage, decodeText } from './decode-text.ts';
import type { FileText } from './file-text.ts';
import { type FileKind, kindOfFile } from './kind-of-file.ts';
import { readDocx } from './docx/read-docx.ts';
import { readMarkdown } from './read-markdown.ts';
import { readMarkdownArchive } from './read-markdown-archive.ts';
import { readOdt } from './odt/read-odt.ts';
import { readPage } from './read-page.ts';
import { readText } from './read-text.ts';
import { Refused } from './refusal.ts';

const readers: Readonly<Record<FileKind, (bytes: Uint8Array) => FileText | Promise<FileText>>> = {
  docx: readDocx,
  odt: readOdt,
  markdown: (bytes) => readMarkdown(decodeText(bytes)),
  'markdown archive': readMarkdownArchive,
  html: (bytes) => readPage(decodePage(bytes)),
  text: (bytes) => readText(decodeText(bytes)),
};

/**
 * Reads a file as HTML.
 *
 * @throws Refused with the reason
 */
export async function readFile(bytes: Uint8Array, name: string): Promise<FileText> {
  if (bytes.length > importBounds.file) throw new Refused('tooLarge', importBounds.file);
  if (bytes.length === 0) throw new Refused('empty');
  const read = await readers[kindOfFile(bytes, name)](bytes);
  if (read.html.length > importBounds.html) throw new Refused('tooMuchText');
  return read;
}
