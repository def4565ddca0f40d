import type { Word } from './words.ts';

/** Number of consecutive words compared as a unit. */
export const gramLength = 4;
const windowLength = 3;

/** A hash of each run of four words, by its first word (FNV-1a, 32 bits). */
export function gramHashes(words: readonly Word[]): Uint32Array {
  const count = Math.max(0, words.length - gramLength + 1);
  const hashes = new Uint32Array(count);
  for (let at = 0; at < count; at += 1) {
    let hash = 0x81_1c_9d_c5;
    for (let index = at; index < at + gramLength; index += 1) {
      const form = words[index]?.form ?? '';
      for (let letter = 0; letter < form.length; letter += 1) {
        hash = Math.imul(hash ^ form.charCodeAt(letter), 0x01_00_01_93);
      }
      hash = Math.imul(hash ^ 32, 0x01_00_01_93);
    }
    hashes[at] = hash >>> 0;
  }
  return hashes;
}

/**
 * The fingerprints of a text: of every three consecutive runs the smallest hash, so that any six words in common share
 * one (winnowing: Schleimer, Wilkerson and Aiken, 2003).
 */
export function fingerprints(hashes: Uint32Array): Set<number> {
  const chosen = new Set<number>();
  if (hashes.length <= windowLength) {
    for (const hash of hashes) chosen.add(hash);
    return chosen;
  }
  for (let at = 0; at + windowLength <= hashes.length; at += 1) {
    const least = hashes.subarray(at, at + windowLength).reduce((one, other) => Math.min(one, other));
    chosen.add(least);
  }
  return chosen;
}
