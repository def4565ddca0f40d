import { unzipSync } from 'fflate';
import { importBounds } from './bounds.ts';
import { Refused } from './refusal.ts';

/**
 * The named parts of a zip archive. Nothing else is unpacked, so a name with a path outside the archive has no effect;
 * a part is unpacked up to the size it declares and no further.
 *
 * @throws Refused where the archive is damaged, or its parts together are larger than the limit
 */
export function readArchive(
  bytes: Uint8Array,
  isWanted: (name: string, bytes: number) => boolean,
): ReadonlyMap<string, Uint8Array<ArrayBuffer>> {
  let unpacked = 0;
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!isWanted(name, originalSize)) return false;
        unpacked += originalSize;
        if (unpacked > importBounds.unpacked) throw new Refused('tooMuchText');
        return true;
      },
    });
    return new Map(Object.entries(parts).map(([name, part]) => [name, new Uint8Array(part)]));
  } catch (error) {
    throw error instanceof Refused ? error : new Refused('damaged');
  }
}

/** The names of all parts of a zip archive. */
export function namesInArchive(bytes: Uint8Array): ReadonlySet<string> {
  const names = new Set<string>();
  readArchive(bytes, (name) => {
    names.add(name);
    return false;
  });
  return names;
}
