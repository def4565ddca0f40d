import type { DocumentNode, DownloadOptions } from '@octavo/contract';
import { base64 } from '../base64.ts';
import { pageSizes } from '../page/page-size.ts';
import { cleanText } from './clean-text.ts';
import { type Block, type Picture, type PictureFile, plainRun } from './essay.ts';

/** A picture of a document by its id; `withFiles` adds its file. */
export function namedPicture({ attrs }: DocumentNode): Picture {
  const { id, alt, decorative, size } = attrs ?? {};
  return {
    kind: 'picture',
    alt: decorative === true || typeof alt !== 'string' ? '' : cleanText(alt).replaceAll(/\s+/gu, ' ').trim(),
    isHalf: size === 'half',
    file: { id: String(id), mediaType: 'image/png', width: 1, height: 1, bytes: new Uint8Array() },
  };
}

/**
 * Adds the files to the pictures; a picture that is no longer stored is replaced by its alternative text, in brackets.
 */
export function withFiles(blocks: readonly Block[], files: readonly PictureFile[]): Block[] {
  const known = new Map(files.map((file) => [file.id, file]));
  return mapPictures(blocks, (picture) => {
    const file = known.get(picture.file.id);
    if (file !== undefined) return { ...picture, file };
    if (picture.alt === '') return undefined;
    return { kind: 'paragraph', direction: 'ltr', inlines: [plainRun(`[${picture.alt}]`)] };
  });
}

/** Refers to every picture as a file in a folder beside the text. */
export const withPaths = (blocks: readonly Block[], folder: string): Block[] =>
  mapPictures(blocks, (picture) => ({ ...picture, path: `${folder}/${fileName(picture.file)}` }));

export const fileName = ({ id, mediaType }: PictureFile): string =>
  `${id}.${mediaType === 'image/png' ? 'png' : 'jpg'}`;

/** All pictures, in order. */
export function picturesOf(blocks: readonly Block[]): readonly Picture[] {
  const found: Picture[] = [];
  mapPictures(blocks, (picture) => {
    found.push(picture);
    return picture;
  });
  return found;
}

/** The files of all pictures, each once. */
export const pictureFiles = (blocks: readonly Block[]): readonly PictureFile[] => [
  ...new Map(picturesOf(blocks).map(({ file }) => [file.id, file])).values(),
];

/** Computes the size of every picture for the paper of a file. */
export function onPaper(blocks: readonly Block[], { pageSize, margin }: DownloadOptions): Block[] {
  const page = pageSizes[pageSize];
  const text = { width: page.width - 2 * margin, height: page.height - 2 * margin };
  return mapPictures(blocks, (picture) => ({ ...picture, onPaper: sizeOn(text, picture) }));
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * In mm: as on a screen of 96 pixels per inch, limited to the width of the text or half of it, with room for a line
 * below it.
 */
function sizeOn(text: Size, { file, isHalf }: Picture): Size {
  const width = Math.min(
    millimetres(file.width),
    isHalf ? text.width / 2 : text.width,
    (text.height * 0.9 * file.width) / file.height,
  );
  return { width, height: (width * file.height) / file.width };
}

/** The size of a picture; if not made for paper, as on a screen. */
export const sizeOf = ({ onPaper: size, file }: Picture): Size =>
  size ?? { width: millimetres(file.width), height: millimetres(file.height) };

const millimetres = (pixels: number): number => (pixels / 96) * 25.4;

/** Pictures without their bytes, for a text that is read as JSON. */
export const withoutBytes = (blocks: readonly Block[]): Block[] =>
  mapPictures(blocks, (picture) => ({ ...picture, file: { ...picture.file, bytes: new Uint8Array() } }));

/** A data URL with the file itself. */
export const dataAddress = ({ mediaType, bytes }: PictureFile): string =>
  `data:${mediaType};base64,${base64(bytes)}`;

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
        // Cells contain no pictures.
        return [block];
    }
  });
}
