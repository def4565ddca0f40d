import type { DownloadOptions } from '@octavo/contract';
import { blockText } from '../essay/block-text.ts';
import type { Essay } from '../essay/essay.ts';
import { fileName, pictureFiles, withPaths } from '../essay/pictures.ts';
import { essayName } from '../essay/essay-title.ts';
import { type EmbeddedFont, type Face, facesInUse, type LoadFaces } from '../fonts/faces-in-use.ts';
import { essayStyle } from '../html/essay-style.ts';
import { fontFaces } from '../html/font-faces.ts';
import { zipFiles } from '../zip/zip-files.ts';
import { accessibilityOf } from './accessibility.ts';
import { contentPage } from './content-page.ts';
import { navigationPage } from './navigation-page.ts';
import { packageFile } from './package-file.ts';
import { withoutGaps } from './without-gaps.ts';

const container = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

const fontPath = ({ family, format }: EmbeddedFont, { name }: Face): string =>
  `fonts/${family.replaceAll(' ', '')}-${name}.${format}`;

/**
 * An EPUB 3.3 book of one chapter. Page size and margin are left to the reading system, the font size to the reader.
 */
export async function writeEpub(
  essay: Essay,
  options: DownloadOptions,
  faces?: LoadFaces,
): Promise<Uint8Array<ArrayBuffer>> {
  const fonts = await facesInUse(essay, options.font, faces);
  const files = fonts.flatMap((font) =>
    font.faces.map((face) => ({ path: fontPath(font, face), format: font.format, bytes: face.bytes })),
  );
  const name = essayName(essay.title, essay.blocks.map(blockText));
  const pictures = pictureFiles(essay.blocks);
  const book = { ...essay, blocks: withoutGaps(essay.blocks) };
  const beside = { ...book, blocks: withPaths(book.blocks, 'pictures') };
  const style = `${fontFaces(fonts, fontPath)}\n${essayStyle(options)}\n`;
  return zipFiles([
    { path: 'mimetype', content: 'application/epub+zip', stored: true },
    { path: 'META-INF/container.xml', content: container },
    {
      path: 'EPUB/package.opf',
      content: packageFile({
        name,
        language: essay.language,
        accessibility: accessibilityOf(essay.blocks, essay.language),
        fonts: files,
        pictures,
      }),
    },
    { path: 'EPUB/nav.xhtml', content: navigationPage(book, name) },
    { path: 'EPUB/essay.xhtml', content: contentPage(beside, name) },
    { path: 'EPUB/style.css', content: style },
    ...files.map(({ path, bytes }) => ({ path: `EPUB/${path}`, content: bytes })),
    ...pictures.map((file) => ({
      path: `EPUB/pictures/${fileName(file)}`,
      content: file.bytes,
      stored: true,
    })),
  ]);
}
