import { zipSync } from 'fflate';
import mammoth from 'mammoth/mammoth.browser.min.js';
import { maxPictureBytes } from '@octavo/contract/document-limits';
import { readArchive } from '../archive.ts';
import { citationHtml } from '../citations/citation-html.ts';
import { filePictures } from '../file-pictures.ts';
import { type FileText, titleClass } from '../file-text.ts';
import { Refused } from '../refusal.ts';
import { citationMarks } from './fields.ts';
import { listClass } from './lists.ts';
import { mainPart } from './main-part.ts';
import { readableParts } from './readable-parts.ts';

/** A picture that is too large is left out and not unpacked. */
const picture = /^word\/media\/[^/]+\.(?:png|jpe?g|gif|webp)$/iu;

/** The parts that hold the text, its styles, and the works that it cites. */
const parts =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|docProps\/custom\.xml|customXml\/item\d+\.xml|word\/(?:_rels\/[\w.-]+\.xml\.rels|styles\.xml|numbering\.xml|footnotes\.xml|endnotes\.xml|(?:header|footer)\d*\.xml))$/u;

const styleMap = [
  'p.horizontal-rule => hr:fresh',
  `p[style-name='Title'] => h1.${titleClass}:fresh`,
  "p[style-name='Subtitle'] => p:fresh",
  "p[style-name='Quote'] => blockquote > p:fresh",
  "p[style-name='Intense Quote'] => blockquote > p:fresh",
  "p[style-name='Block Text'] => blockquote > p:fresh",
  "p[style-name='Quotations'] => blockquote > p:fresh",
  "p[style-name='Code Block'] => pre:separator('\\n')",
  "p[style-name='Source Code'] => pre:separator('\\n')",
  "p[style-name='HTML Preformatted'] => pre:separator('\\n')",
  "p[style-name='Preformatted Text'] => pre:separator('\\n')",
  "p[style-name='Horizontal Line'] => hr:fresh",
  "r[style-name='Code Text'] => code",
  "r[style-name='Verbatim Char'] => code",
  "r[style-name='HTML Code'] => code",
  "r[style-name='Source Text'] => code",
  'u => u',
];

/** Reads a Word document as HTML; tracked changes are taken as accepted. */
export async function readDocx(bytes: Uint8Array): Promise<FileText> {
  const main = mainPart(bytes) ?? 'word/document.xml';
  const isPart = (name: string): boolean => name === main || parts.test(name);
  const archive = readArchive(
    bytes,
    (name, size) => isPart(name) || (picture.test(name) && size <= maxPictureBytes),
  );
  for (const [name, part] of archive) if (isPart(name)) refuseEntities(part);
  const pictures = filePictures();
  const readable = readableParts(archive, main);
  const { value } = await mammoth
    .convertToHtml(
      { arrayBuffer: zipSync(Object.fromEntries(readable.parts), { level: 0 }).slice().buffer },
      {
        styleMap: [...readable.lists.styleMap, ...styleMap],
        includeEmbeddedStyleMap: false,
        externalFileAccess: false,
        // A horizontal rule is a paragraph without text.
        ignoreEmptyParagraphs: false,
        convertImage: mammoth.images.imgElement(async (image) => {
          try {
            return { src: pictures.address(new Uint8Array(await image.readAsArrayBuffer())) };
          } catch {
            // It is missing from the archive, stored elsewhere, or was left packed. mammoth drops it without a word
            // if this throws; without an address it is counted.
            return { src: '' };
          }
        }),
      },
    )
    .catch(() => {
      throw new Refused('damaged');
    });
  const listed = value.replaceAll(/<(ol|ul) class="([\w-]+)">/gu, (tag, name: string, named: string) => {
    const list = readable.lists.lists.find((_, place) => listClass(place) === named);
    if (list === undefined) return tag;
    const type = list.type === null || list.type === '1' ? '' : ` type="${list.type}"`;
    return `<${name}${list.type === null || list.start === 1 ? '' : ` start="${list.start}"`}${type}>`;
  });
  const html = listed.replaceAll(citationMarks, (_, place: string) => {
    const citation = readable.citations[Number(place)];
    return citation === undefined ? '' : citationHtml(citation.works, citation.narrative, citation.shown);
  });
  return {
    // The rule above the notes is removed together with them; without this one, a rule of the text would be.
    html: html.replace(/<ol>(?=<li id="(?:foot|end)note-)/u, '<hr /><ol>'),
    pictures: pictures.all,
    cited: readable.cited,
    losses: readable.report.losses,
    places: readable.report.places,
  };
}

/** Office writes no document type; one that is there is meant to make a parser expand or fetch something. */
function refuseEntities(part: Uint8Array): void {
  const start = new TextDecoder('windows-1252').decode(part.subarray(0, 4096));
  if (/<!doctype/iu.test(start)) throw new Refused('damaged');
}
