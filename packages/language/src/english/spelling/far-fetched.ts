import { slipDistance } from './slip-distance.ts';
import { wordCounts } from './word-counts.ts';

/** Beyond this factor times the square root of its length, a word is a different word. */
const farthest = 0.85;
/** A long word is recognised by the letters that are right, however rare it is. */
const kept = [
  { letters: 7, distance: 0.6 },
  { letters: 8, distance: 0.9 },
];
/** The further away a word is, the more common it must be: in powers of ten of its count. */
const needed = { least: 0.55, perSlip: 1.15 };

/** Whether an unknown lower-case word is more likely a word of its own than a slip of `best`. */
export function isFarFetched(word: string, best: string): boolean {
  if (!/^\p{Ll}+$/u.test(word) || best.includes(' ') || best.includes("'")) return false;
  const distance = slipDistance(word, best);
  if (distance > farthest * Math.sqrt(word.length)) return true;
  if (kept.some((one) => word.length >= one.letters && distance <= one.distance)) return false;
  return wordCounts().of(best) < 10 ** (needed.least + needed.perSlip * distance);
}
