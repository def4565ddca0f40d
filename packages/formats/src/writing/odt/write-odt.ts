import type { DownloadOptions } from '@octavo/contract';
import { blockText } from '../essay/block-text.ts';
import type { Essay } from '../essay/essay.ts';
import { essayName } from '../essay/essay-title.ts';
import { fileName, onPaper, pictureFiles } from '../essay/pictures.ts';
import { facesInUse, type LoadFaces } from '../fonts/faces-in-use.ts';
import { zipFiles } from '../zip/zip-files.ts';
import { contentFile } from './content-file.ts';
import { fontFileFaces, fontFilePath } from './font-faces.ts';
import { manifestFile } from './manifest-file.ts';
import { metaFile } from './meta-file.ts';
import { stylesFile } from './styles-file.ts';

/** An OpenDocument text (ODF 1.3) with real styles and lists and embedded fonts. */
export async function writeOdt(
  essay: Essay,
  options: DownloadOptions,
  faces?: LoadFaces,
): Promise<Uint8Array<ArrayBuffer>> {
  const fonts = await facesInUse(essay, options.font, faces);
  const files = fonts.flatMap((font) =>
    font.faces.map((face) => ({
      path: fontFilePath(font, face),
      content: face.bytes,
      type: `font/${font.format}`,
    })),
  );
  const pictures = pictureFiles(essay.blocks).map((file) => ({
    path: `Pictures/${fileName(file)}`,
    content: file.bytes,
    type: file.mediaType,
    stored: true,
  }));
  const laidOut = { ...essay, blocks: onPaper(essay.blocks, options) };
  const declared = fontFileFaces(fonts);
  return zipFiles([
    { path: 'mimetype', content: 'application/vnd.oasis.opendocument.text', stored: true },
    { path: 'content.xml', content: contentFile(laidOut, declared) },
    { path: 'styles.xml', content: stylesFile(options, essay.language, declared) },
    {
      path: 'meta.xml',
      content: metaFile(essayName(essay.title, essay.blocks.map(blockText)), essay.language),
    },
    ...files,
    ...pictures,
    { path: 'META-INF/manifest.xml', content: manifestFile([...files, ...pictures]) },
  ]);
}
