import type { DocumentNode, DownloadOptions } from '@octavo/contract';
import { pageSizes } from '../page/page-size.ts';
import { cleanText } from './clean-text.ts';
import { type Block, type Picture, type PictureFile, plainRun } from './essay.ts';

/** A picture of a document by its id; `withFiles` puts its file in. */
export function namedPicture({ attrs }: DocumentNode): Picture {
  const { id, alt, decorative, size } = attrs ?? {};
  return {
    kind: 'picture',
    alt: decorative === true || typeof alt !== 'string' ? '' : cleanText(alt).replaceAll(/\s+/gu, ' ').trim(),
    isHalf: size === 'half',
    file: { id: String(id), mediaType: 'image/png', width: 1, height: 1, bytes: new Uint8Array() },
  };
}

/** Puts the files of the pictures in; of one that is not kept any more what it showed is left, in brackets. */
export function withFiles(blocks: readonly Block[], files: readonly PictureFile[]): Block[] {
  const known = new Map(files.map((file) => [file.id, file]));
  return mapPictures(blocks, (picture) => {
    const file = known.get(picture.file.id);
    if (file !== undefined) return { ...picture, file };
    if (picture.alt === '') return undefined;
    return { kind: 'paragraph', direction: 'ltr', inlines: [plainRun(`[${picture.alt}]`)] };
  });
}

/** Has every picture lie beside the text, in a folder, under the name of its file. */
export const withPaths = (blocks: readonly Block[], folder: string): Block[] =>
  mapPictures(blocks, (picture) => ({ ...picture, path: `${folder}/${fileName(picture.file)}` }));

export const fileName = ({ id, mediaType }: PictureFile): string =>
  `${id}.${mediaType === 'image/png' ? 'png' : 'jpg'}`;

/** The files of all pictures, each once. */
export function pictureFiles(blocks: readonly Block[]): readonly PictureFile[] {
  const found = new Map<string, PictureFile>();
  mapPictures(blocks, (picture) => {
    found.set(picture.file.id, picture.file);
    return picture;
  });
  return [...found.values()];
}

/** Gives every picture its size on the paper that a file is made for. */
export function onPaper(blocks: readonly Block[], { pageSize, margin }: DownloadOptions): Block[] {
  const page = pageSizes[pageSize];
  const text = { width: page.width - 2 * margin, height: page.height - 2 * margin };
  return mapPictures(blocks, (picture) => ({ ...picture, onPaper: sizeOn(text, picture) }));
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** In mm: as on a screen of 96 pixels to the inch, within the text or its half, with room for a line below it. */
function sizeOn(text: Size, { file, isHalf }: Picture): Size {
  const width = Math.min(
    millimetres(file.width),
    isHalf ? text.width / 2 : text.width,
    (text.height * 0.9 * file.width) / file.height,
  );
  return { width, height: (width * file.height) / file.width };
}

/** Of a picture that is on no paper: as on a screen. */
export const sizeOf = ({ onPaper: size, file }: Picture): Size =>
  size ?? { width: millimetres(file.width), height: millimetres(file.height) };

const millimetres = (pixels: number): number => (pixels / 96) * 25.4;

/** Pictures as they lie beside a text that is read as JSON. */
export const withoutBytes = (blocks: readonly Block[]): Block[] =>
  mapPictures(blocks, (picture) => ({ ...picture, file: { ...picture.file, bytes: new Uint8Array() } }));

/** As an address that holds the file itself. */
export const dataAddress = ({ mediaType, bytes }: PictureFile): string =>
  `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`;

function mapPictures(blocks: readonly Block[], change: (picture: Picture) => Block | undefined): Block[] {
  return blocks.flatMap((block) => {
    switch (block.kind) {
      case 'picture': {
        const changed = change(block);
        return changed === undefined ? [] : [changed];
      }
      case 'list':
        return [{ ...block, items: block.items.map((item) => mapPictures(item, change)) }];
      case 'quote':
        return [{ ...block, blocks: mapPictures(block.blocks, change) }];
      default:
        // Cells hold none.
        return [block];
    }
  });
}
