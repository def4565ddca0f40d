import type { Font } from '@octavo/contract/download-options';
import { type FontFamily, fontFamilies } from './font-family.ts';
import { readFont } from './read-font.ts';

export type FaceName = 'regular' | 'bold' | 'italic' | 'boldItalic';

export interface Face {
  readonly name: FaceName;
  readonly bytes: Buffer;
}

const names: readonly FaceName[] = ['regular', 'bold', 'italic', 'boldItalic'];
const loaded = new Map<Font, Promise<readonly Face[]>>();

/** The faces of a family, in the order regular, bold, italic, bold italic; cached. */
export function loadFaces(font: Font): Promise<readonly Face[]> {
  const known = loaded.get(font);
  if (known) return known;
  const reading = readFaces(fontFamilies[font]).catch((error: unknown) => {
    loaded.delete(font);
    throw error;
  });
  loaded.set(font, reading);
  return reading;
}

async function readFaces(family: FontFamily): Promise<readonly Face[]> {
  const faces = names.map(async (name) => {
    const specifier = family[name];
    return specifier === undefined ? [] : [{ name, bytes: await readFont(specifier) }];
  });
  return (await Promise.all(faces)).flat();
}
