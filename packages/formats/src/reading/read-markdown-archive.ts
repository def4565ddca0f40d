import { maxPictureBytes } from '@octavo/contract/document-limits';
import { readArchive } from './archive.ts';
import type { KeyedWorks } from './citations/markdown-citations.ts';
import { longestBibliography, worksIn } from './citations/works-in.ts';
import { decodeText } from './decode-text.ts';
import { filePictures } from './file-pictures.ts';
import type { FileText } from './file-text.ts';
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
  const read = readMarkdown(decodeText(texts.get(name) ?? new Uint8Array()), await worksBeside(bytes));
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

/** The works of the BibTeX files at the top. */
const worksBeside = (bytes: Uint8Array): Promise<KeyedWorks> =>
  worksIn([
    ...readArchive(bytes, (name, size) => bibliography.test(name) && size <= longestBibliography).values(),
  ]);

function pathOf(address: string): string {
  try {
    return decodeURIComponent(address.replaceAll('&amp;', '&')).replace(/^\.\//u, '');
  } catch {
    return address;
  }
}
