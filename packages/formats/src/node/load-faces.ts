import type { Font } from '@octavo/contract/download-options';
import type { Face, FaceName } from '../writing/fonts/faces-in-use.ts';
import { type FontFiles, fontFiles } from './font-files.ts';
import { readFont } from './read-font.ts';

const names: readonly FaceName[] = ['regular', 'bold', 'italic', 'boldItalic'];
const loaded = new Map<Font, Promise<readonly Face[]>>();

/** The faces of a family, in the order regular, bold, italic, bold italic; cached. */
export function loadFaces(font: Font): Promise<readonly Face[]> {
  const known = loaded.get(font);
  if (known) return known;
  const reading = readFaces(fontFiles[font]).catch((error: unknown) => {
    loaded.delete(font);
    throw error;
  });
  loaded.set(font, reading);
  return reading;
}

async function readFaces(files: FontFiles): Promise<readonly Face[]> {
  const faces = names.map(async (name) => {
    const specifier = files[name];
    return specifier === undefined ? [] : [{ name, bytes: await readFont(specifier) }];
  });
  return (await Promise.all(faces)).flat();
}
