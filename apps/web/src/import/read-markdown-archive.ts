import { readArchive } from './archive.ts';
import { decodeText } from './decode-text.ts';
import { filePictures } from './file-pictures.ts';
import type { FileText } from './file-text.ts';
import { maxPictureBytes } from '@octavo/contract/document-limits';
import { readMarkdown } from './read-markdown.ts';
import { Refused } from './refusal.ts';

const markdown = /^[^/]+\.(?:md|markdown)$/iu;
const picture = /\.(?:png|jpe?g|gif|webp)$/iu;

/** The one Markdown file at the top of an archive, as downloads with pictures have it. */
export function markdownIn(names: ReadonlySet<string>): string | null {
  const [name, ...others] = [...names].filter((each) => markdown.test(each));
  return name === undefined || others.length > 0 ? null : name;
}

/** Markdown with its pictures beside it. @throws Refused where there is no one text */
export function readMarkdownArchive(bytes: Uint8Array): FileText {
  const archive = readArchive(
    bytes,
    (name, size) => markdown.test(name) || (picture.test(name) && size <= maxPictureBytes),
  );
  const name = markdownIn(new Set(archive.keys()));
  if (name === null) throw new Refused('kind');
  const read = readMarkdown(decodeText(archive.get(name) ?? new Uint8Array()));
  const pictures = filePictures(read.pictures);
  const html = read.html.replaceAll(/(?<=<img\b[^>]*\ssrc=")[^"]*/gu, (address) => {
    const file = archive.get(pathOf(address));
    return file === undefined ? address : pictures.address(file);
  });
  return { ...read, html, pictures: pictures.all };
}

function pathOf(address: string): string {
  try {
    return decodeURIComponent(address).replace(/^\.\//u, '');
  } catch {
    return address;
  }
}
