import { maxPictureBytes } from '@octavo/contract/document-limits';
import { maxReferences } from '@octavo/document-schema';
import { readArchive } from './archive.ts';
import { importBounds } from './bounds.ts';
import { keysIn, type KeyedWorks } from './citations/markdown-citations.ts';
import { type Bibliography, worksIn } from './citations/works-in.ts';
import { decodeText } from './decode-text.ts';
import { filePictures } from './file-pictures.ts';
import type { FileText } from './file-text.ts';
import { LossReport } from './losses.ts';
import { readMarkdown } from './read-markdown.ts';
import { Refused } from './refusal.ts';

const markdown = /^[^/]+\.(?:md|markdown)$/iu;
const picture = /\.(?:png|jpe?g|gif|webp)$/iu;
/** The address of a picture in HTML that markdown-it wrote. */
const sources = /(?<=<img src=")[^"]{1,2000}/gu;

/** The one Markdown file at the top of an archive, as in downloads with pictures. */
export function markdownIn(names: ReadonlySet<string>): string | null {
  const [name, ...others] = [...names].filter((each) => markdown.test(each));
  return name === undefined || others.length > 0 ? null : name;
}

/** Markdown with those of the pictures beside it that it shows. @throws Refused where there is no one text */
export async function readMarkdownArchive(bytes: Uint8Array): Promise<FileText> {
  const texts = readArchive(bytes, (name) => markdown.test(name));
  const name = markdownIn(new Set(texts.keys()));
  if (name === null) throw new Refused('kind');
  const text = decodeText(texts.get(name) ?? new Uint8Array());
  const report = new LossReport();
  const read = await readMarkdown(text, await worksBeside(bytes, text, report), report);
  const shown = new Set(Array.from(read.html.matchAll(sources), ([address]) => pathOf(address)));
  const files = readArchive(
    bytes,
    (path, size) => shown.has(path) && picture.test(path) && size <= maxPictureBytes,
  );
  const pictures = filePictures(read.pictures);
  const addresses = new Map(Array.from(files, ([path, file]) => [path, pictures.address(file)]));
  const html = read.html.replaceAll(sources, (address) => addresses.get(pathOf(address)) ?? address);
  return { ...read, html, pictures: pictures.all };
}

const bibliography = /^[^/]+\.bib$/iu;
const mostBytesWhole = 2 * 1024 * 1024;

/** The works of the BibTeX files at the top: all, or, if they are more than a document lists, those that are cited. */
async function worksBeside(bytes: Uint8Array, text: string, report: LossReport): Promise<KeyedWorks> {
  const tooLarge: Bibliography[] = [];
  const files = readArchive(bytes, (name, size) => {
    if (!bibliography.test(name)) return false;
    if (size > importBounds.file) tooLarge.push({ name, bytes: undefined });
    return size <= importBounds.file;
  });
  const all = [...Array.from(files, ([name, file]) => ({ name, bytes: file })), ...tooLarge];
  const size = all.reduce((sum, file) => sum + (file.bytes?.length ?? 0), 0);
  // Reading all works of more than this takes longer than a file may take.
  if (size > mostBytesWhole) return worksIn(all, report, keysIn(text));
  const works = await worksIn(all, report);
  return works.size < maxReferences ? works : worksIn(all, new LossReport(), keysIn(text));
}

function pathOf(address: string): string {
  try {
    return decodeURIComponent(address.replaceAll('&amp;', '&')).replace(/^\.\//u, '');
  } catch {
    return address;
  }
}
