import { zipSync } from 'fflate';
import mammoth from 'mammoth/mammoth.browser.min.js';
import { readArchive } from './archive.ts';
import { withPlainEquations } from './docx-equations.ts';
import { mainPart } from './docx-main-part.ts';
import { characterStyleLooks, withStyleLooks } from './docx-style-looks.ts';
import { maxPictureBytes } from '@octavo/contract/document-limits';
import { filePictures } from './file-pictures.ts';
import { type FileText, titleClass } from './file-text.ts';
import { Refused } from './refusal.ts';

/** One that is larger is left out, and not unpacked. */
const picture = /^word\/media\/[^/]+\.(?:png|jpe?g|gif|webp)$/iu;

/** The parts that hold text and what it looks like. */
const parts =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/(?:_rels\/[\w.-]+\.xml\.rels|styles\.xml|numbering\.xml|footnotes\.xml|endnotes\.xml))$/u;

const styleMap = [
  `p[style-name='Title'] => h1.${titleClass}:fresh`,
  "p[style-name='Subtitle'] => p:fresh",
  "p[style-name='Quote'] => blockquote > p:fresh",
  "p[style-name='Intense Quote'] => blockquote > p:fresh",
  "p[style-name='Block Text'] => blockquote > p:fresh",
  "p[style-name='Code Block'] => pre:separator('\\n')",
  "p[style-name='HTML Preformatted'] => pre:separator('\\n')",
  "p[style-name='Horizontal Line'] => hr:fresh",
  "r[style-name='Code Text'] => code",
  "r[style-name='HTML Code'] => code",
  "r[style-name='Source Text'] => code",
  'u => u',
];

/** A Word document as HTML; changes that are tracked are taken as accepted. */
export async function readDocx(bytes: Uint8Array): Promise<FileText> {
  const main = mainPart(bytes) ?? 'word/document.xml';
  const isPart = (name: string): boolean => name === main || parts.test(name);
  const archive = readArchive(
    bytes,
    (name, size) => isPart(name) || (picture.test(name) && size <= maxPictureBytes),
  );
  for (const [name, part] of archive) if (isPart(name)) refuseEntities(part);
  const pictures = filePictures();
  const readable = new Map([...archive, ...textParts(archive, main)]);
  const xml = new TextDecoder().decode(archive.get(main));
  const { value } = await mammoth
    .convertToHtml(
      { arrayBuffer: zipSync(Object.fromEntries(readable), { level: 0 }).slice().buffer },
      {
        styleMap,
        includeEmbeddedStyleMap: false,
        externalFileAccess: false,
        // A rule is a paragraph without text.
        ignoreEmptyParagraphs: false,
        convertImage: mammoth.images.imgElement(async (image) => {
          // It may not be in the archive, or lie elsewhere.
          const buffer = await image.readAsArrayBuffer().catch(() => undefined);
          return { src: pictures.address(buffer && new Uint8Array(buffer)) };
        }),
      },
    )
    .catch(() => {
      throw new Refused('damaged');
    });
  return {
    // The rule above notes goes with them: without this one a rule of the text would.
    html: value.replace(/<ol>(?=<li id="(?:foot|end)note-)/u, '<hr /><ol>'),
    pictures: pictures.all,
    losses: {
      comments: count(xml, /<w:commentReference\b/gu),
      tracked: count(xml, /<w:(?:ins|del|moveFrom|moveTo)\b[^>]*[^/]>(?!\s*<\/w:rPr>)/gu),
    },
  };
}

/** The parts with words, as mammoth understands them. */
function textParts(
  archive: ReadonlyMap<string, Uint8Array>,
  main: string,
): [string, Uint8Array<ArrayBuffer>][] {
  const styles = archive.get('word/styles.xml');
  const looks = styles === undefined ? new Map() : characterStyleLooks(new TextDecoder().decode(styles));
  return [main, 'word/footnotes.xml', 'word/endnotes.xml'].flatMap((name) => {
    const bytes = archive.get(name);
    if (bytes === undefined) return [];
    const xml = withPlainEquations(withStyleLooks(new TextDecoder().decode(bytes), looks));
    return [[name, new TextEncoder().encode(xml)]];
  });
}

/** Office writes no document type; one is there to have a parser expand or fetch something. */
function refuseEntities(part: Uint8Array): void {
  const start = new TextDecoder('windows-1252').decode(part.subarray(0, 4096));
  if (/<!doctype/iu.test(start)) throw new Refused('damaged');
}

const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;
