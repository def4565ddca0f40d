import { importBounds } from './bounds.ts';
import { keysIn } from './citations/markdown-citations.ts';
import { type Bibliography, worksIn } from './citations/works-in.ts';
import { decodePage, decodeText } from './decode-text.ts';
import type { FileText } from './file-text.ts';
import { type FileKind, kindOfFile } from './kind-of-file.ts';
import { readDocx } from './docx/read-docx.ts';
import { readMarkdown } from './read-markdown.ts';
import { readMarkdownArchive } from './read-markdown-archive.ts';
import { readOdt } from './odt/read-odt.ts';
import { readPage } from './read-page.ts';
import { readText } from './read-text.ts';
import { LossReport } from './losses.ts';
import { Refused } from './refusal.ts';

const readers: Readonly<
  Record<FileKind, (bytes: Uint8Array, beside: readonly Bibliography[]) => FileText | Promise<FileText>>
> = {
  docx: readDocx,
  odt: readOdt,
  markdown: async (bytes, beside) => {
    const text = decodeText(bytes);
    // They may be a whole library; the document lists only what its text cites.
    const report = new LossReport();
    return readMarkdown(text, await worksIn(beside, report, keysIn(text)), report);
  },
  'markdown archive': readMarkdownArchive,
  html: (bytes) => readPage(decodePage(bytes)),
  text: (bytes) => readText(decodeText(bytes)),
};

/**
 * Reads a file as HTML.
 *
 * @param beside BibTeX files with the works that a Markdown file cites
 * @throws Refused with the reason
 */
export async function readFile(
  bytes: Uint8Array,
  name: string,
  beside: readonly Bibliography[] = [],
): Promise<FileText> {
  if (bytes.length > importBounds.file) throw new Refused('tooLarge', importBounds.file);
  if (bytes.length === 0) throw new Refused('empty');
  const read = await readers[kindOfFile(bytes, name)](bytes, beside);
  if (read.html.length > importBounds.html) throw new Refused('tooMuchText');
  return read;
}
